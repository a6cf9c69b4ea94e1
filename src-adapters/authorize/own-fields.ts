import { isLeft, right } from 'fp-ts/lib/Either.js'
import type { Clock, Ids, Pause } from '../../src-domain/time/clock.ts'
import { readyAccept, requestToken } from './accept.ts'
import { digitsOf } from './card-fields.ts'
import { authorizeCardForm, type CardFormNeeds } from './card-form.ts'
import type { Entry } from './entry.ts'
import { hostsOf } from './hosts.ts'
import { authorizeWrites } from './policy.ts'
import { addressesOf, scripts } from './scripts.ts'

export interface OwnFieldsNeeds {
  readonly clock: Clock
  readonly ids: Ids
  readonly pause: Pause
  readonly window: Pick<Window, 'document'>
}

/** SAQ A-EP. */
export function ownFields({ clock, ids, pause, window }: OwnFieldsNeeds): Entry {
  return {
    scripts,
    writes: authorizeWrites,
    fieldsHosted: false,
    open: async ({ words, country, loadScript: load, environment }, authData) => {
      const accept = await readyAccept({ window, load, pause, addresses: addressesOf(hostsOf[environment].scripts) })
      if (isLeft(accept)) return accept
      const tokenise: CardFormNeeds['tokenise'] = (typed) => {
        const cardData = {
          cardNumber: digitsOf(typed.number),
          month: typed.expMonth,
          year: typed.expYear,
          cardCode: typed.cvc,
          zip: typed.postalCode.trim(),
        }
        return requestToken(accept.right, { authData, cardData }, pause)
      }
      return right(() => authorizeCardForm({ words, country, clock, ids, tokenise }))
    },
  }
}
