import { readFileSync } from 'node:fs'
import { expect } from 'chai'
import { broughtMailWords } from '../../../src/brand/brought-mail-words.ts'
import { minor } from '../../../src-domain/money/minor.ts'
import { accountNotice } from '../../../src-server/mail/account-notice.tsx'
import { giftCardMail, type MailedCard } from '../../../src-server/mail/gift-card-mail.tsx'
import { languageFor, type MailHouse } from '../../../src-server/mail/mail-house.ts'
import type { Mail } from '../../../src-server/mail/mail-sender.ts'
import { messageMail } from '../../../src-server/mail/message-mail.tsx'
import { pinMail } from '../../../src-server/mail/pin-mail.tsx'
import { pinText } from '../../../src-server/mail/pin-text.ts'
import { promiseMail } from '../../../src-server/mail/promise-mail.ts'
import { receiptMail } from '../../../src-server/mail/receipt-mail.ts'
import { refundMail } from '../../../src-server/mail/refund-mail.ts'
import { staffInvitation } from '../../../src-server/mail/staff-invitation.tsx'
import type { BrandTexts } from '../../../src-ui/messages/wording.ts'
import { aMailHouse, aToldOrder } from '../../builders/told-order-builder.ts'

const hebrew: BrandTexts = JSON.parse(readFileSync('test/brands/shuk/messages/he.json', 'utf8'))

function shuk(texts: BrandTexts = hebrew): MailHouse {
  return aMailHouse(
    { name: 'Shuk', locales: ['he', 'en'], defaultLocale: 'he', currency: 'ILS', country: 'IL', phone: '+97231234567' },
    { words: { he: broughtMailWords(texts, 'he') }, origin: 'https://shuk.example' },
  )
}

/** Facts are isolated, so that they keep their direction. */
function plain(text: string): string {
  return text.replaceAll(/[\u2066-\u2069]/g, '')
}

/** Runs of two Latin letters, other than names. */
function english({ subject, text }: Pick<Mail, 'text'> & { readonly subject?: string }): readonly string[] {
  const names = /Shuk|Main Street|Main St|New York, NY|Ramen|Noodles: Thick|Gus Guest|Noa|Visa|https:\S+|EDT|GMT/g
  return (
    plain(`${subject ?? ''} ${text}`)
      .replaceAll(names, '')
      .match(/[A-Za-z]{2,}/g) ?? []
  )
}

const pin = { brandId: 'shuk', to: 'noa@example.com', digits: '123456', language: 'he', isKnown: true }
const parts = {
  ...{ sale: minor(650), serviceFee: minor(0), tax: minor(0), tip: minor(0) },
  ...{ charged: minor(500), giftCard: minor(100), credit: minor(50) },
}
const refund = { orderId: 'order-1', n: 1, reason: '', parts, isWhole: false }
const card: MailedCard = {
  ...{ id: 'card-1', handle: 'h', number: '4000111122223331', balance: minor(5_000), hasPage: true },
  ...{ receiver: 'Noa', sender: '', message: '' },
}

describe('the mails of a brand that brings a language', () => {
  const order = aToldOrder({ language: 'he' })

  /** Each mail and text message that a customer of this brand can get. */
  const sent = (): readonly (Pick<Mail, 'text'> & Partial<Mail>)[] =>
    [
      receiptMail(order, shuk()),
      receiptMail(aToldOrder({ language: 'he' }, { payment: { kind: 'cash' }, scheduledAt: 1_781_100_000 }), shuk()),
      promiseMail(order, Date.UTC(2026, 5, 10, 17), shuk()),
      messageMail(order, { orderId: 'order-1', n: 1, text: 'שלום' }, shuk()),
      refundMail(order, { ...refund, lines: [] }, shuk()),
      refundMail(order, { ...refund, lines: [{ position: 0, quantity: 1 }] }, shuk()),
      refundMail(order, { ...refund, lines: [], isWhole: true }, shuk()),
      refundMail({ ...order, cancelled: { at: 0, reason: '' } }, { ...refund, lines: [], isWhole: true }, shuk()),
      giftCardMail(card, 'noa@example.com', shuk()),
      giftCardMail({ ...card, receiver: '', sender: 'Gus Guest' }, 'noa@example.com', shuk()),
      ...(['email', 'password', 'phone'] as const).map((what) =>
        accountNotice({ id: 'n', to: 'noa@example.com', language: 'he', what }, shuk()),
      ),
      ...(['password', 'sign-in', 'email', 'own-data', 'owner'] as const).map((purpose) =>
        pinMail('p', { ...pin, purpose }, shuk()),
      ),
      pinText('p', { ...pin, purpose: 'phone' }, shuk()),
    ].filter((one) => one !== undefined)

  it('SHELL-10 are all in that language, from right to left', () => {
    const all = sent()
    expect(all).to.have.length(19)
    for (const one of all) {
      expect(english(one), one.text).to.deep.equal([])
      expect(plain(one.text)).to.match(/[\u05d0-\u05ea]{2}/)
      if (one.html !== undefined) expect(one.html).to.include('<html lang="he" dir="rtl">')
    }
  })

  it('SHELL-10 write dates, times, prices and lines as the language and the country do', () => {
    const { subject = '', text = '', html = '' } = receiptMail(order, shuk()) ?? {}
    expect(plain(subject)).to.equal('הזמנה 409 בShuk')
    const lines = plain(text).split('\n')
    expect(lines[1]).to.equal('תודה, Gus Guest! Main Street קיבלו את ההזמנה.')
    expect(lines).to.include('מוכן בערך ב־12:20')
    expect(plain(text))
      .to.match(/הוזמן .*10\.6\.2026.*, 12:00 EDT/)
      .and.to.match(/סך הכול +.*28\.08/)
    // The amounts stand at the end of their lines, which is the left.
    expect(html).to.include('align="left"').and.not.to.include('align="right"')
    expect(html).to.include('padding-right:12px').and.not.to.include('padding-left:')
  })

  it('SHELL-10 follow the language of the order, and stay English without a catalogue', () => {
    const asked = ['he', 'en', 'es', undefined].map((said) => languageFor(shuk(), said))
    expect(asked).to.deep.equal(['he', 'en', 'he', 'he'])
    expect(languageFor(aMailHouse({ locales: ['he'], defaultLocale: 'he' }), 'he')).to.equal('en')
    const inEnglish = receiptMail(aToldOrder({ language: 'en' }), shuk())
    expect(inEnglish?.html).to.include('<html lang="en">').and.to.include('align="right"')
    const { 'mail.look': _, ...rest } = hebrew
    expect(receiptMail(order, shuk(rest))?.text).to.include('See your order: https://shuk.example')
  })

  it('SHELL-10 invite staff in English, because the pages of staff are', () => {
    const house = shuk()
    const invited = staffInvitation({ id: 'i', to: 'a@shuk.example', language: 'he', address: 'https://x' }, house)
    expect(invited.subject).to.equal('Join the Shuk team')
    expect(invited.html).to.include('<html lang="en">')
  })
})
