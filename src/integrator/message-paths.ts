import { account } from '../../src-ui/messages/account.en.ts'
import { again } from '../../src-ui/messages/again.en.ts'
import { apps } from '../../src-ui/messages/apps.en.ts'
import { cardForm } from '../../src-ui/messages/card-form.en.ts'
import { cards } from '../../src-ui/messages/cards.en.ts'
import { common } from '../../src-ui/messages/common.en.ts'
import { delivery } from '../../src-ui/messages/delivery.en.ts'
import { giftCard } from '../../src-ui/messages/gift-card.en.ts'
import { history } from '../../src-ui/messages/history.en.ts'
import { hostedCard } from '../../src-ui/messages/hosted-card.en.ts'
import { hostedFields } from '../../src-ui/messages/hosted-fields.en.ts'
import { loyalty } from '../../src-ui/messages/loyalty.en.ts'
import { order } from '../../src-ui/messages/order.en.ts'
import { ordering } from '../../src-ui/messages/ordering.en.ts'
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

/**
 * Named as in wording.json: `times` contains the clock, `pay` the lazy texts of the checkout, `shop` the server's own
 * texts.
 */
const chunks: Readonly<Record<string, MessageCatalogue>> = {
  ...{ account, again, apps, cards, common, delivery, giftCard, history, hostedCard, hostedFields, loyalty },
  ...{ order, ordering },
  pay: { ...pay, ...cardForm, ...payLater },
  ...{ profile, sharing, social, steps, table, tender, times },
  shop: { ...shop, ...shopPage },
}

/** "menu.title". */
export function messagePaths(): readonly string[] {
  return Object.entries(chunks).flatMap(([chunk, words]) => pathsOf(chunk, words))
}
