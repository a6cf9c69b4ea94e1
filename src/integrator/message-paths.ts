import { account } from '../../src-ui/messages/account.en.ts'
import { again } from '../../src-ui/messages/again.en.ts'
import { apps } from '../../src-ui/messages/apps.en.ts'
import { cardForm } from '../../src-ui/messages/card-form.en.ts'
import { cards } from '../../src-ui/messages/cards.en.ts'
import { clock } from '../../src-ui/messages/clock.en.ts'
import { common } from '../../src-ui/messages/common.en.ts'
import { consent } from '../../src-ui/messages/consent.en.ts'
import { delivery } from '../../src-ui/messages/delivery.en.ts'
import { giftCard } from '../../src-ui/messages/gift-card.en.ts'
import { history } from '../../src-ui/messages/history.en.ts'
import { hostedCard } from '../../src-ui/messages/hosted-card.en.ts'
import { hostedFields } from '../../src-ui/messages/hosted-fields.en.ts'
import { loyalty } from '../../src-ui/messages/loyalty.en.ts'
import { order } from '../../src-ui/messages/order.en.ts'
import { ordering } from '../../src-ui/messages/ordering.en.ts'
import { ownData } from '../../src-ui/messages/own-data.en.ts'
import { pay } from '../../src-ui/messages/pay.en.ts'
import { payLater } from '../../src-ui/messages/pay-later.en.ts'
import { profile } from '../../src-ui/messages/profile.en.ts'
import { sharing } from '../../src-ui/messages/sharing.en.ts'
import { shop } from '../../src-ui/messages/shop.en.ts'
import { shopPage } from '../../src-ui/messages/shop-page.en.ts'
import { social } from '../../src-ui/messages/social.en.ts'
import { steps } from '../../src-ui/messages/steps.en.ts'
import { table } from '../../src-ui/messages/table.en.ts'
import { tender } from '../../src-ui/messages/tender.en.ts'
import { times } from '../../src-ui/messages/times.en.ts'
import { type MessageCatalogue, pathsOf } from '../../src-ui/messages/wording.ts'

export interface CatalogueModule {
  /** Name of the file without its language, and the name that it exports. */
  readonly file: string
  readonly name: string
  /** As in wording.json. */
  readonly chunk: string
  readonly words: MessageCatalogue
}

function inChunk(chunk: string, file: string, named: Readonly<Record<string, MessageCatalogue>>): CatalogueModule[] {
  return Object.entries(named).map(([name, words]) => ({ chunk, file, name, words }))
}

/** Catalogues of the customers' screens. Brands do not translate the staff pages. */
export const catalogueModules: readonly CatalogueModule[] = [
  ...inChunk('account', 'account', { account }),
  ...inChunk('again', 'again', { again }),
  ...inChunk('apps', 'apps', { apps }),
  ...inChunk('pay', 'card-form', { cardForm }),
  ...inChunk('cards', 'cards', { cards }),
  ...inChunk('times', 'clock', { clock }),
  ...inChunk('common', 'common', { common }),
  ...inChunk('consent', 'consent', { consent }),
  ...inChunk('delivery', 'delivery', { delivery }),
  ...inChunk('giftCard', 'gift-card', { giftCard }),
  ...inChunk('history', 'history', { history }),
  ...inChunk('hostedCard', 'hosted-card', { hostedCard }),
  ...inChunk('hostedFields', 'hosted-fields', { hostedFields }),
  ...inChunk('loyalty', 'loyalty', { loyalty }),
  ...inChunk('order', 'order', { order }),
  ...inChunk('ordering', 'ordering', { ordering }),
  ...inChunk('ownData', 'own-data', { ownData }),
  ...inChunk('pay', 'pay', { pay }),
  ...inChunk('pay', 'pay-later', { payLater }),
  ...inChunk('profile', 'profile', { profile }),
  ...inChunk('sharing', 'sharing', { sharing }),
  ...inChunk('shop', 'shop', { shop }),
  ...inChunk('shop', 'shop-page', { shopPage }),
  ...inChunk('social', 'social', { social }),
  ...inChunk('steps', 'steps', { steps }),
  ...inChunk('table', 'table', { table }),
  ...inChunk('tender', 'tender', { tender }),
  ...inChunk('times', 'times', { times }),
]

/** "menu.title". */
export function messagePaths(): readonly string[] {
  return [...new Set(catalogueModules.flatMap(({ chunk, words }) => pathsOf(chunk, words)))]
}
