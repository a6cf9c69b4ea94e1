import { filter, firstValueFrom } from 'rxjs'
import type { Watchable } from './cell.ts'

/** Resolves once `isTrue` holds, checked now and after each change. */
export function whenTrue({ changes }: Pick<Watchable<unknown>, 'changes'>, isTrue: () => boolean): Promise<void> {
  return firstValueFrom(changes.pipe(filter(isTrue))).then(() => undefined)
}
