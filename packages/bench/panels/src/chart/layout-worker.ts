/** A worker that lays charts out, so that ELK does not hold up the page. Charts and layouts are plain data. */

import { layOut, type Chart, type LaidOutChart, type LayoutOptions } from '@rulebench/chart';

export interface LayoutOrder {
  readonly n: number;
  readonly chart: Chart;
  readonly options: LayoutOptions;
}

export interface LayoutDone {
  readonly n: number;
  readonly laidOut: LaidOutChart;
}

self.addEventListener('message', ({ data }: MessageEvent<LayoutOrder>) => {
  void layOut(data.chart, data.options).then((laidOut) => { self.postMessage({ n: data.n, laidOut } satisfies LayoutDone); });
});
