/** Where something lies in the picture, whatever moves over the screen at the moment: as it is laid out and scrolled, not as it is painted. */

/** In pixels from the corner of the picture. */
export interface Box { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number }

/** The box of an element within a picture that is positioned, as everything around it that scrolls must be. */
export function layoutBox(element: HTMLElement, picture: HTMLElement): Box {
  let [left, top] = [0, 0];
  let at: HTMLElement | null = element;
  while (at !== null && at !== picture) {
    left += at.offsetLeft + (at === element ? 0 : at.clientLeft - at.scrollLeft);
    top += at.offsetTop + (at === element ? 0 : at.clientTop - at.scrollTop);
    at = at.offsetParent instanceof HTMLElement ? at.offsetParent : null;
  }
  return { left, right: left + element.offsetWidth, top, bottom: top + element.offsetHeight };
}
