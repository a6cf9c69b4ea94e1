import { isRight, right } from 'fp-ts/lib/Either.js'
import type { Ids, Pause } from '../../src-domain/time/clock.ts'
import { acceptUiOn, type HostedCardWords } from './accept-ui.ts'
import type { Entry } from './entry.ts'
import { hostedCardForm } from './hosted-form.ts'
import { hostsOf } from './hosts.ts'
import { hostedWrites } from './policy.ts'
import { addressesOf, hostedScripts } from './scripts.ts'

export interface VendorFormNeeds {
  readonly ids: Ids
  readonly pause: Pause
  readonly window: Pick<Window, 'document'>
  readonly words: HostedCardWords
}

/** SAQ A. */
export function vendorForm({ ids, pause, window, words }: VendorFormNeeds): Entry {
  return {
    scripts: hostedScripts,
    writes: hostedWrites,
    fieldsHosted: true,
    open: async ({ loadScript: load, environment }, authData) => {
      const address = addressesOf(hostsOf[environment].scripts).acceptUi
      const acceptUi = await acceptUiOn({ page: window.document, load, address, authData, words })
      return isRight(acceptUi) ? right(() => hostedCardForm({ words, acceptUi: acceptUi.right, pause, ids })) : acceptUi
    },
  }
}
