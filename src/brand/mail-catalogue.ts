import { english } from '../../src-server/mail/mail-words.en.ts'

const { range, when, inZone, subject, thanks, has, number, placed, wanted, about, soon, where, table, notes } = english
const { code, paidBy, paidByCard, payCash, paidNothing, points, look, call, why } = english
const { pin, accountNotice, message, promise, giftCard, refund, acceptance } = english

/**
 * Texts of the mails and text messages to customers, which a brand's catalogue has as "mail.<name>". The lines of the
 * totals and the allergens are those of the screens, `Intl` writes dates and times, and staff read our languages.
 */
export const mailCatalogue = {
  ...{ range, when, inZone, subject, thanks, has, number, placed, wanted, about, soon, where, table, notes },
  ...{ code, paidBy, paidByCard, payCash, paidNothing, points, look, call, why },
  ...{ pin, accountNotice, message, promise, giftCard, refund },
  cancelReason: acceptance.cancelReason,
}
