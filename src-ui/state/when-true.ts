import { filter, firstValueFrom, merge } from 'rxjs'
import type { WatchableCell } from './cell.ts'

/** Resolves as soon as something is true, looking now and whenever one of the cells has changed. */
export function whenTrue(
  cells: readonly Pick<WatchableCell<unknown>, 'changes'>[],
  isTrue: () => boolean,
): Promise<void> {
  return firstValueFrom(merge(...cells.map(({ changes }) => changes)).pipe(filter(isTrue))).then(() => undefined)
}
