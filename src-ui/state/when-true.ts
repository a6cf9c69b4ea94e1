import { filter, firstValueFrom, merge } from 'rxjs'
import type { WatchableCell } from './cell.ts'

/** Resolves once `isTrue` holds, checked now and after each change of a cell. */
export function whenTrue(
  cells: readonly Pick<WatchableCell<unknown>, 'changes'>[],
  isTrue: () => boolean,
): Promise<void> {
  return firstValueFrom(merge(...cells.map(({ changes }) => changes)).pipe(filter(isTrue))).then(() => undefined)
}
