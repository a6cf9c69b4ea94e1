import { expect } from 'chai'
import { minor } from '../../../src-domain/money/minor.ts'
import { nothingBack, type RefundParts } from '../../../src-domain/ticket/refund-parts.ts'
import { refundMail } from '../../../src-server/mail/refund-mail.ts'
import type { MailedRefund } from '../../../src-server/refund/mailed-refund.ts'
import { aMailHouse, aToldOrder } from '../../builders/told-order-builder.ts'

function aRefund(fields: Partial<MailedRefund> = {}, parts: Partial<RefundParts> = {}): MailedRefund {
  return {
    ...{ orderId: 'order-1', n: 1, isWhole: false, lines: [{ position: 0, quantity: 1 }], reason: '' },
    parts: { ...nothingBack, charged: minor(1404), sale: minor(1300), tax: minor(104), ...parts },
    ...fields,
  }
}

function mailOf(refund: MailedRefund, ...order: Parameters<typeof aToldOrder>) {
  const mail = refundMail(aToldOrder(...order), refund, aMailHouse({}, { origin: 'https://order.noodles.example' }))
  if (mail === undefined) throw new Error('no mail')
  return mail
}

const cancelled = { cancelled: { at: 0, reason: 'We ran out of noodles.' } }

describe('the mail about money that goes back', () => {
  it('says what of the order goes back, how much, where it goes and how long it takes', () => {
    const mail = mailOf(aRefund({ reason: 'It came cold.' }, { giftCard: minor(200), credit: minor(50) }))
    expect([mail.to, mail.subject, mail.id]).to.deep.equal([
      'gus@example.com',
      'Refund for your order 409 at Noodle House',
      'refund:order-1:1',
    ])
    expect(mail.text.split('\n')).to.deep.equal([
      'Noodle House',
      'Order 409',
      '',
      'Main Street refunded part of your order:',
      '1 x Ramen',
      '',
      '"It came cold."',
      '',
      'To your Visa ending in 4242: $14.04',
      'To your gift card: $2.00',
      'Loyalty credit: $0.50',
      '',
      'Your bank may take a few days to post it.',
      '',
      'See your order: https://order.noodles.example/order/token-of-the-order-1',
      '',
      'Questions? Call 212-555-0142.',
      "You're getting this email because you placed an order with Noodle House.",
      '',
    ])
    for (const part of ['1 x Ramen', '$14.04', 'It came cold.', 'ending in 4242']) expect(mail.html).to.include(part)
  })

  it('says in the customer’s language that the order was cancelled', () => {
    const mail = mailOf(aRefund({ isWhole: true, reason: '<b>Sin</b> fideos' }), { ...cancelled, language: 'es' })
    expect(mail.subject).to.equal('Tu pedido 409 en Noodle House se canceló')
    expect(mail.text)
      .to.include('Main Street canceló tu pedido.')
      .and.to.include('A tu Visa terminada en 4242: $14.04')
      .and.not.to.include('1 x Ramen')
    expect(mail.html).to.include('lang="es"').and.to.include('&lt;b&gt;Sin&lt;/b&gt; fideos')
  })

  it('promises no amount of cash that may not have been paid, and says where nothing goes back', () => {
    const cash = { payment: { kind: 'cash' } } as const
    const open = mailOf(aRefund({ isWhole: true }), cancelled, cash)
    expect(open.text).to.include('Cash payments are refunded at the restaurant.').and.not.to.include('$')
    expect(mailOf(aRefund(), {}, cash).text)
      .to.include('In cash, at the restaurant: $14.04')
      .and.not.to.include('bank')
    const none = mailOf(aRefund({ isWhole: true, parts: nothingBack }), cancelled)
    expect(none.text).to.include("There's nothing to refund.").and.not.to.include('bank')
  })

  it('is not sent without an address', () => {
    expect(refundMail(aToldOrder({}, { patron: {} }), aRefund(), aMailHouse())).to.equal(undefined)
  })
})
