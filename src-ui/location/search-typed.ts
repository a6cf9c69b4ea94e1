import { defer, distinctUntilChanged, EMPTY, type Observable, switchMap, tap } from 'rxjs'
import { searchAfter, searchedText } from '../../src-domain/address/address-search.ts'
import type { TypedSearch } from '../../src-domain/location/typed-search.ts'
import type { Pause } from '../../src-domain/time/clock.ts'

/**
 * LOC-31, LOC-32: what is typed is searched for when the keys have rested. The latest text wins: an earlier one is
 * neither asked for nor answered any more, and an empty one ends what is on its way.
 */
export function searchTyped(
  texts: Observable<string>,
  { suggestions, found }: TypedSearch,
  /** The wait is a port and no scheduler of RxJS, as that of an open cart. */
  pause: Pause,
): Observable<unknown> {
  return texts.pipe(
    distinctUntilChanged(),
    switchMap((text) => {
      const asked = searchedText(text)
      if (asked === undefined) return EMPTY
      return defer(() => pause.wait(searchAfter)).pipe(
        switchMap(() => suggestions(asked)()),
        tap((outcome) => found(asked, outcome)),
      )
    }),
  )
}
