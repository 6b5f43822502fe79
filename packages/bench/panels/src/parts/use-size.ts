/** The size of an element on the screen, as it changes. */

import { useEffect, useState, type RefObject } from 'react';

/** None before it is known. */
export function useSize(ref: RefObject<HTMLElement | null>): { readonly width: number; readonly height: number } | undefined {
  const [size, setSize] = useState<{ readonly width: number; readonly height: number }>();
  useEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => {
      setSize((before) => {
        const { clientWidth: width, clientHeight: height } = element;
        return before?.width === width && before.height === height ? before : { width, height };
      });
    });
    observer.observe(element);
    return () => { observer.disconnect(); };
  }, [ref]);
  return size;
}
