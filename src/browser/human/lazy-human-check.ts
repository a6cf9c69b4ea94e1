import { left } from 'fp-ts/lib/Either.js'
import type { HumanVerification } from '../../../src-domain/gift-card/human-verification.ts'
import { fetchOnce } from '../document/fetch-once.ts'
import type { HumanCheckNeeds } from './human-check.ts'

/** Bot check of this page, fetched at the first call. A failed fetch counts as a failed check. */
export function lazyHumanCheck(needs: HumanCheckNeeds): HumanVerification {
  const check = fetchOnce(() => import('./human-check.ts').then(({ humanCheck }) => humanCheck(needs)))
  return {
    token: (action) =>
      check().then(
        ({ token }) => token(action),
        () => left({ _tag: 'NotVerified' }),
      ),
  }
}
