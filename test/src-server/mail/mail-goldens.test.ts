import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { expect } from 'chai'
import type { Locale } from '../../../src-domain/brand/brand.ts'
import { minor } from '../../../src-domain/money/minor.ts'
import { nothingBack } from '../../../src-domain/ticket/refund-parts.ts'
import { acceptanceMail } from '../../../src-server/kitchen/acceptance-message.ts'
import { kitchenMail } from '../../../src-server/kitchen/kitchen-mail.ts'
import { accountNotice } from '../../../src-server/mail/account-notice.tsx'
import type { MailHouse } from '../../../src-server/mail/mail-house.ts'
import type { Mail } from '../../../src-server/mail/mail-sender.ts'
import type { MailedOrder } from '../../../src-server/mail/mailed-order.ts'
import { pinMail } from '../../../src-server/mail/pin-mail.tsx'
import { promiseMail } from '../../../src-server/mail/promise-mail.ts'
import { receiptMail } from '../../../src-server/mail/receipt-mail.ts'
import { refundMail } from '../../../src-server/mail/refund-mail.ts'
import type { MailedRefund } from '../../../src-server/refund/mailed-refund.ts'
import { aMailHouse, aToldOrder } from '../../builders/told-order-builder.ts'

const folder = 'test/src-server/mail/golden'

/** A brand with theme, reply address and shop; its name needs HTML escaping. */
const night = {
  background: '#101014',
  surface: '#1b1b22',
  text: '#f4f1ea',
  muted: '#b0aca2',
  accent: '#e8b04a',
  onAccent: '#1d1404',
  border: '#3a3a44',
}
const ownHouse = aMailHouse(
  { name: 'Bowl & “Spoon”', phone: '+17185550142' },
  { colours: night, replyTo: 'hello@bowl.example', origin: 'https://order.bowl.example' },
)
const plainHouse = aMailHouse()

const deliveryInfo = { street1: "12 O'Hara St", street2: 'Apt 3', city: 'New York', state: 'NY', zip: '10002' }
const tomorrow = Date.UTC(2026, 5, 11, 16, 30) / 1_000
const cancelled = { at: Date.UTC(2026, 5, 10, 16, 5), reason: 'We ran out of <noodles>.' }
const atKitchen = {
  timeZone: 'America/New_York',
  address: { street1: '1 Main St', street2: '', city: 'New York', state: 'NY', zip: '10001' },
  kitchen: { email: 'kitchen@bowl.example' },
}

const richTicket: Parameters<typeof aToldOrder>[1] = {
  code: 'WELCOME10',
  discountAmount: minor(260),
  serviceFee: minor(99),
  tip: minor(400),
  giftCardAmount: minor(500),
  appliedCredit: minor(100),
  finalAmount: minor(2447),
  pointsEarned: 24,
}
const deliveryTicket: Parameters<typeof aToldOrder>[1] = {
  orderType: 'delivery',
  scheduledAt: tomorrow,
  deliveryFee: minor(399),
  serviceFee: minor(399),
  finalAmount: minor(3207),
  deliveryInfo,
  payment: { kind: 'card' },
  pointsEarned: 1,
}

function aRefund(fields: Partial<MailedRefund>): MailedRefund {
  return {
    ...{ orderId: 'order-1', n: 1, isWhole: false, lines: [{ position: 0, quantity: 1 }], reason: '' },
    parts: { ...nothingBack, charged: minor(1404), sale: minor(1300), tax: minor(104) },
    ...fields,
  }
}

type InLanguage = (language: Locale) => Mail | undefined

function receipt(fields: Partial<MailedOrder>, ticket: Parameters<typeof aToldOrder>[1], house: MailHouse): InLanguage {
  return (language) => receiptMail(aToldOrder({ language, ...fields }, ticket), house)
}

function refund(
  fields: Partial<MailedRefund>,
  order: Partial<MailedOrder> = {},
  ticket: Parameters<typeof aToldOrder>[1] = {},
): InLanguage {
  return (language) => refundMail(aToldOrder({ language, ...order }, ticket), aRefund(fields), ownHouse)
}

function promise(ticket: Parameters<typeof aToldOrder>[1], house: MailHouse): InLanguage {
  return (language) => promiseMail(aToldOrder({ language }, ticket), Date.UTC(2026, 5, 11, 17), house)
}

function reminder(cancelsAt: number | undefined): InLanguage {
  const order = aToldOrder({ location: atKitchen })
  return (language) =>
    acceptanceMail({
      order,
      house: aMailHouse({ ...ownHouse.brand, defaultLocale: language }, ownHouse.dress),
      cancelsAt,
    })
}

function pin(purpose: Parameters<typeof pinMail>[1]['purpose']): InLanguage {
  const made = { brandId: 'noodle-house', to: 'ana@example.com', digits: '012345', isKnown: true, purpose }
  return (language) => pinMail('1', { ...made, language }, ownHouse)
}

function notice(what: Parameters<typeof accountNotice>[0]['what'], house: MailHouse): InLanguage {
  return (language) => accountNotice({ id: '1', to: 'ana@example.com', language, what }, house)
}

function kitchen(fields: Partial<MailedOrder>, ticket: Parameters<typeof aToldOrder>[1] = {}): InLanguage {
  const order = aToldOrder({ location: atKitchen, ...fields }, ticket)
  return (language) => kitchenMail(order, aMailHouse({ ...ownHouse.brand, defaultLocale: language }, ownHouse.dress))
}

const mails: Readonly<Record<string, InLanguage>> = {
  'receipt-pickup': receipt({}, richTicket, ownHouse),
  'receipt-delivery': receipt({ note: 'No <rush>', deliveryNotes: 'Gate "55"' }, deliveryTicket, ownHouse),
  'receipt-table': receipt(
    {},
    { orderType: 'kiosk', tableNumber: '7', scheduledAt: tomorrow, payment: { kind: 'cash' } },
    plainHouse,
  ),
  'receipt-free': receipt(
    {},
    { finalAmount: minor(0), appliedCredit: minor(2808), payment: { kind: 'none' } },
    plainHouse,
  ),
  'refund-part': refund({
    reason: 'It came <cold>.',
    parts: { ...nothingBack, charged: minor(1404), giftCard: minor(200), credit: minor(50) },
  }),
  'refund-whole': refund({ isWhole: true }, {}, { payment: { kind: 'card' } }),
  'refund-cancelled': refund({ isWhole: true, reason: cancelled.reason }, { cancelled }),
  'refund-cancelled-cash': refund({ isWhole: true }, { cancelled }, { payment: { kind: 'cash' } }),
  'refund-nothing': refund({ isWhole: true, parts: nothingBack }, { cancelled }),
  'promise-pickup': promise({}, ownHouse),
  'promise-delivery': promise(deliveryTicket, plainHouse),
  'pin-password': pin('password'),
  'pin-sign-in': pin('sign-in'),
  'pin-email': pin('email'),
  'pin-own-data': pin('own-data'),
  'pin-owner': pin('owner'),
  'notice-email': notice('email', ownHouse),
  'notice-password': notice('password', ownHouse),
  'notice-phone': notice('phone', plainHouse),
  'acceptance-reminder': reminder(undefined),
  'acceptance-reminder-last': reminder(Date.UTC(2026, 5, 10, 17, 15)),
  'kitchen-now': kitchen({ note: 'No <rush>' }),
  'kitchen-cancelled': kitchen(
    { cancelled, phone: '+12125550100', deliveryNotes: 'Gate "55"' },
    { orderType: 'delivery', deliveryInfo },
  ),
}

/** Both parts as files: headers and text; HTML with one tag per line for small diffs. */
function partsOf({ to, fromName, replyTo, subject, text, html }: Mail): Readonly<Record<'txt' | 'html', string>> {
  const headers = [`To: ${to}`, `From: ${fromName}`, `Reply-To: ${replyTo ?? ''}`.trim(), `Subject: ${subject}`]
  return { txt: `${headers.join('\n')}\n\n${text}`, html: `${html.trim().replace(/>\s*</g, '>\n<')}\n` }
}

const files = Object.entries(mails).flatMap(([name, write]) =>
  (['en', 'es'] as const).flatMap((language) =>
    (['txt', 'html'] as const).map((part) => ({ file: `${name}.${language}.${part}`, write, language, part })),
  ),
)

describe('the golden files of the mails', () => {
  for (const { file, write, language, part } of files)
    it(`${file} holds what is sent`, () => {
      const mail = write(language)
      if (mail === undefined) throw new Error('no mail')
      const sent = partsOf(mail)[part]
      if (process.env['WRITE_GOLDEN'] !== undefined) {
        mkdirSync(folder, { recursive: true })
        writeFileSync(`${folder}/${file}`, sent)
      }
      expect(sent, 'run: WRITE_GOLDEN=1 node scripts/run-tests.mjs server mail-goldens').to.equal(
        readFileSync(`${folder}/${file}`, 'utf8'),
      )
    })

  it('each golden file belongs to a mail', () => {
    expect(readdirSync(folder).toSorted()).to.deep.equal(files.map(({ file }) => file).toSorted())
  })
})
