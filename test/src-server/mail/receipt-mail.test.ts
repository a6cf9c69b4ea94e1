import { expect } from 'chai'
import { minor } from '../../../src-domain/money/minor.ts'
import { mailWords } from '../../../src-server/mail/mail-words.ts'
import { receiptMail } from '../../../src-server/mail/receipt-mail.ts'
import { order as screenEn } from '../../../src-ui/messages/order.en.ts'
import { order as screenEs } from '../../../src-ui/messages/order.es.ts'
import { aMailHouse, aToldOrder } from '../../builders/told-order-builder.ts'

function mailOf(...[fields, ticket]: Parameters<typeof aToldOrder>) {
  const mail = receiptMail(aToldOrder(fields, ticket), aMailHouse({}, { origin: 'https://order.noodles.example' }))
  if (mail === undefined) throw new Error('no mail')
  return mail
}

describe('receipt mail', () => {
  it('PRICE-05 calls each part of the price what the screens call it', () => {
    expect(mailWords.en.line).to.deep.equal(screenEn.line)
    expect(mailWords.es.line).to.deep.equal(screenEs.line)
    const { text } = mailOf({}, { orderType: 'delivery', serviceFee: minor(399), deliveryFee: minor(399) })
    expect(text).to.match(/Delivery fee +\$3\.99/)
    expect(text).not.to.include('Service fees')
  })

  it('PRICE-10 a tax that is in the prices is said after the total', () => {
    const { text } = mailOf({}, { taxIncluded: true, taxAmount: minor(193), finalAmount: minor(2600) })
    expect(text).to.match(/Subtotal +\$26\.00\nTotal +\$26\.00\nIncludes tax of +\$1\.93\n/)
  })

  it('CHK-22 says what was ordered, when, where, what each part cost and how it was paid', () => {
    const { text, subject, to } = mailOf(
      {},
      {
        code: 'WELCOME10',
        discountAmount: minor(260),
        serviceFee: minor(99),
        tip: minor(400),
        giftCardAmount: minor(500),
        appliedCredit: minor(100),
        finalAmount: minor(2447),
        pointsEarned: 24,
      },
    )
    expect([to, subject]).to.deep.equal(['gus@example.com', 'Your order 409 at Noodle House'])
    expect(text.split('\n')).to.deep.equal([
      'Noodle House',
      'Thanks, Gus Guest! Main Street got your order.',
      '',
      'Order 409',
      'Ready around 12:20 PM',
      'Placed Wed, 6/10/2026, 12:00 PM EDT',
      '',
      'Pick up at',
      'Main Street',
      '1 Main St',
      'New York, NY 10001',
      '',
      '2 x Ramen  $26.00',
      '  Noodles: Thick',
      '',
      'Subtotal                  $26.00',
      'Service fees               $0.99',
      'Loyalty credit            -$1.00',
      'Discount (WELCOME10)      -$2.60',
      'Tax                        $2.08',
      'Gift card                 -$5.00',
      'Tip                        $4.00',
      'Total                     $24.47',
      '',
      'Paid with Visa ending in 4242',
      'You earned 24 points with this order.',
      '',
      'See your order: https://order.noodles.example/order/token-of-the-order-1',
      '',
      'Questions? Call 212-555-0142.',
      "You're getting this email because you placed an order with Noodle House.",
      '',
    ])
  })

  it('asks the customer of an order with alcohol to have an ID ready, after the time', () => {
    const { text, html } = mailOf({}, { checkIdFor: 21 })
    const said = 'Have your ID ready. You must be 21 or older.'
    expect(text).to.include(`Ready around 12:20 PM\n${said}\nPlaced `)
    expect(html).to.include(said)
    expect(mailOf({}, {}).text).not.to.include('ID')
  })

  it('SCHED-19 names day, quarter of an hour and zone of an order for later, and its address and notes', () => {
    const { text } = mailOf(
      { deliveryNotes: 'Second floor' },
      {
        orderType: 'delivery',
        scheduledAt: Date.UTC(2026, 5, 11, 16, 30) / 1_000,
        deliveryInfo: { street1: '12 Elm St', street2: 'Apt 3', city: 'New York', state: 'NY', zip: '10002' },
      },
    )
    expect(text)
      .to.include('Delivery: Thu, 6/11/2026, 12:30 PM - 12:45 PM EDT')
      .and.to.include('Delivering to\n12 Elm St, Apt 3\nNew York, NY 10002')
      .and.to.include('"Second floor"')
      .and.not.to.include('Ready around')
  })

  it('speaks the language of the order where the brand does, else the brand’s own', () => {
    const inSpanish = mailOf({ language: 'es' })
    expect(inSpanish.subject).to.equal('Tu pedido 409 en Noodle House')
    expect(inSpanish.text)
      .to.include('Listo alrededor de las 12:20 p. m.')
      .and.to.include('Pagado con Visa terminada en 4242')
    expect(inSpanish.html).to.include('<html lang="es">').and.to.include('Impuestos')
    const onlyEnglish = receiptMail(aToldOrder({ language: 'es' }), aMailHouse({ locales: ['en'] }))
    expect(onlyEnglish?.subject).to.equal('Your order 409 at Noodle House')
  })

  it('says “la 1:05” in Spanish, and “las” of every other hour', () => {
    const at = (orderDate: string) => mailOf({ language: 'es' }, { orderDate }).text
    expect(at('2026-06-10T16:45:00.000Z')).to.include('Listo alrededor de la 1:05 p. m.')
    expect(at('2026-06-10T14:45:00.000Z')).to.include('Listo alrededor de las 11:05 a. m.')
  })

  it('CONF-06 writes times of 24 hours in Spanish where the country does, and 12-hour times in English', () => {
    const inSpain = aMailHouse({ country: 'ES' })
    const textIn = (language: string) => receiptMail(aToldOrder({ language }), inSpain)?.text
    expect(textIn('es'))
      .to.match(/Listo alrededor de las 12:20\n/)
      .and.not.to.match(/[ap]\. m\./)
    expect(textIn('en')).to.include('12:20 PM')
  })

  it('PRICE-13 writes amounts in the currency of the order’s day, as they are written where the brand is', () => {
    const house = aMailHouse({ currency: 'USD', country: 'MX' })
    const text = (currency: string, language: string) =>
      receiptMail(aToldOrder({ language }, { currency }), house)?.text ?? ''
    expect(text('MXN', 'en'))
      .to.include('MX$')
      .and.not.match(/[^X]\$/)
    expect(text('MXN', 'es')).to.include('$').and.not.include('MX$')
    expect(text('USD', 'es')).to.equal(text('MXN', 'es'))
  })

  it('V14 writes no mail for who gave no address, and no link where no origin is configured', () => {
    expect(receiptMail(aToldOrder({}, { patron: {} }), aMailHouse())).to.equal(undefined)
    const mail = receiptMail(aToldOrder(), aMailHouse())
    expect(mail?.text).not.to.include('http')
    expect(mail?.html).not.to.include('href')
  })

  it('G10 escapes in HTML what anybody typed or named', () => {
    const { html } = mailOf(
      { name: '<img src=x onerror=alert(1)>', note: '<script>alert(2)</script>' },
      { location: { id: 'l', name: 'Bits & "Bites"', slug: 'l' } },
    )
    expect(html)
      .to.include('&lt;img src=x onerror=alert(1)&gt;')
      .and.to.include('&lt;script&gt;alert(2)&lt;/script&gt;')
      .and.to.include('Bits &amp; &quot;Bites&quot;')
      .and.not.to.match(/<script|<img/)
  })
})
