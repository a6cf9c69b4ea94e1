import { defer, distinctUntilChanged, EMPTY, type Observable, switchMap, tap } from 'rxjs'
import { searchAfter, searchedText } from '../../src-domain/address/address-search.ts'
import type { TypedSearch } from '../../src-domain/location/typed-search.ts'
import type { Pause } from '../../src-domain/time/clock.ts'

/**
 * Live search after a pause in typing (LOC-31, LOC-32). A new text cancels earlier searches; an empty one cancels all.
 */
export function liveSearch(
  texts: Observable<string>,
  { suggestions, found }: TypedSearch,
  /** A port instead of an RxJS scheduler, as in check-cart.ts. */
  pause: Pause,
): Observable<unknown> {
  return texts.pipe(
    distinctUntilChanged(),
    switchMap((text) => {
      const asked = searchedText(text)
      if (asked === undefined) return EMPTY
      return defer(() => pause.wait(searchAfter)).pipe(
        switchMap(() => suggestions(asked)),
        tap((outcome) => found(asked, outcome)),
      )
    }),
  )
}
