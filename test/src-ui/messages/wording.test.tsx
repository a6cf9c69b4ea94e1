import { expect } from 'chai'
import { renderToString } from 'react-dom/server'
import { blockingReasons } from '../../../src-domain/placement/validation-verdict.ts'
import * as accountEn from '../../../src-ui/messages/account.en.ts'
import * as accountEs from '../../../src-ui/messages/account.es.ts'
import * as appsEn from '../../../src-ui/messages/apps.en.ts'
import * as appsEs from '../../../src-ui/messages/apps.es.ts'
import * as cardFormEn from '../../../src-ui/messages/card-form.en.ts'
import * as cardFormEs from '../../../src-ui/messages/card-form.es.ts'
import { clock as spanishClock } from '../../../src-ui/messages/clock.es.ts'
import * as commonEn from '../../../src-ui/messages/common.en.ts'
import * as commonEs from '../../../src-ui/messages/common.es.ts'
import * as giftCardEn from '../../../src-ui/messages/gift-card.en.ts'
import * as giftCardEs from '../../../src-ui/messages/gift-card.es.ts'
import * as hostedCardEn from '../../../src-ui/messages/hosted-card.en.ts'
import * as hostedCardEs from '../../../src-ui/messages/hosted-card.es.ts'
import * as orderEn from '../../../src-ui/messages/order.en.ts'
import * as orderEs from '../../../src-ui/messages/order.es.ts'
import * as orderingEn from '../../../src-ui/messages/ordering.en.ts'
import * as orderingEs from '../../../src-ui/messages/ordering.es.ts'
import * as payEn from '../../../src-ui/messages/pay.en.ts'
import * as payEs from '../../../src-ui/messages/pay.es.ts'
import * as payLaterEn from '../../../src-ui/messages/pay-later.en.ts'
import * as payLaterEs from '../../../src-ui/messages/pay-later.es.ts'
import * as profileEn from '../../../src-ui/messages/profile.en.ts'
import * as profileEs from '../../../src-ui/messages/profile.es.ts'
import * as shopEn from '../../../src-ui/messages/shop.en.ts'
import * as shopEs from '../../../src-ui/messages/shop.es.ts'
import * as shopPageEn from '../../../src-ui/messages/shop-page.en.ts'
import * as shopPageEs from '../../../src-ui/messages/shop-page.es.ts'
import * as tenderEs from '../../../src-ui/messages/tender.es.ts'
import { pathsOf, withBrandTexts } from '../../../src-ui/messages/wording.ts'
import { useWords, WordsProvider } from '../../../src-ui/messages/words-context.tsx'

const { shop } = shopEn
const { shopPage } = shopPageEn

describe('words', () => {
  const pairs = [
    ['account', accountEn.account, accountEs.account],
    ['apps', appsEn.apps, appsEs.apps],
    ['common', commonEn.common, commonEs.common],
    ['shop', shopEn.shop, shopEs.shop],
    ['what the server alone says', shopPageEn.shopPage, shopPageEs.shopPage],
    ['ordering', orderingEn.ordering, orderingEs.ordering],
    ['pay', payEn.pay, payEs.pay],
    ['the form of a card', cardFormEn.cardForm, cardFormEs.cardForm],
    ['what comes later at the checkout', payLaterEn.payLater, payLaterEs.payLater],
    ['order', orderEn.order, orderEs.order],
    ['gift card', giftCardEn.giftCard, giftCardEs.giftCard],
    ['hosted card', hostedCardEn.hostedCard, hostedCardEs.hostedCard],
    ['profile', profileEn.profile, profileEs.profile],
  ] as const
  it('has each message of each part in both languages', () => {
    for (const [name, english, spanish] of pairs)
      expect(pathsOf(name, spanish), name).to.have.members([...pathsOf(name, english)])
  })

  it('CONF-06 says a time in 24 hours where the server says that the country does', () => {
    const timeIn = (texts: Parameters<typeof withBrandTexts>[2]) =>
      withBrandTexts('times', spanishClock, texts, 'es').time({ minutes: 1_085 })
    expect([timeIn({}), timeIn({ hours: '24' })]).to.deep.equal(['6:05\u00a0p.\u00a0m.', '18:05'])
    expect(timeIn({ hours: '24', 'times.time': '{minutes} min' })).to.equal('1085 min')
  })

  it('counts in each language', () => {
    expect([1, 2].map((count) => shop.cartCount({ count }))).to.deep.equal(['1 item', '2 items'])
    expect([1, 2].map((count) => shopEs.shop.cartCount({ count }))).to.deep.equal(['1 artículo', '2 artículos'])
    const { chosenOf } = orderingEs.ordering
    expect([1, 2].map((max) => chosenOf({ count: 1, max }))).to.deep.equal(['1 de 1 elegido', '1 de 2 elegidos'])
  })

  it('has one word for one thing, in the shop and at the checkout', () => {
    for (const count of [1, 2]) {
      expect(payEn.pay.items({ count })).to.equal(shop.cartCount({ count }))
      expect(payEs.pay.items({ count })).to.equal(shopEs.shop.cartCount({ count }))
    }
    for (const hint of [orderingEs.ordering.signInLead, payEs.pay.logInHint]) expect(hint).to.include('tu crédito')
    const miles = '0.30'
    expect(orderEs.order.tracking.away({ miles })).to.include(shopEs.shop.milesAway({ miles }))
    expect(orderEn.order.tracking.away({ miles })).to.include(shop.milesAway({ miles }))
    const kilometres = '0.5'
    expect(orderEs.order.tracking.kilometresAway({ kilometres })).to.include(shopEs.shop.kilometresAway({ kilometres }))
    expect(orderEn.order.tracking.kilometresAway({ kilometres })).to.include(shop.kilometresAway({ kilometres }))
  })

  it('GIFT-08 says in Spanish that a gift card was not found, without the number of an error', () => {
    expect(tenderEs.tender.cardNotFound).to.match(/^\D+\.$/)
  })

  it('SHELL-10 says one o’clock in Spanish as one', () => {
    expect(['1:00 p. m.', '11:00 a. m.'].map((time) => shopEs.shop.openUntil({ time }))).to.deep.equal([
      'Abierto hasta la 1:00 p. m.',
      'Abierto hasta las 11:00 a. m.',
    ])
  })

  it('CHK-30 has Spanish for every reason of a server, and nothing for one that nobody knows', () => {
    const inSpanish = (why: string) => payEs.pay.blocked({ why, said: 'It cannot be.', minimum: '$20.00' })
    for (const why of blockingReasons) expect(inSpanish(why), why).to.match(/\.$|tu pedido$/)
    for (const why of ['oven', 'constructor', '']) expect(inSpanish(why), why).to.equal('')
    expect(payEs.pay.blocked({ why: 'order-minimum', said: 'At least $20.00.', minimum: '' })).to.equal('')
    expect(payEn.pay.blocked({ why: 'items', said: 'It cannot be.', minimum: '' })).to.equal('It cannot be.')
  })

  it('SHELL-10 puts a brand’s text in the place of ours, one by one', () => {
    const words = withBrandTexts('shop', shopPage, { 'shop.search': 'Find a bowl' }, 'en')
    expect(words.search).to.equal('Find a bowl')
    expect(words.menuTitle).to.equal(shopPage.menuTitle)
  })

  it('fills a brand’s text with the facts, and picks its form by the count', () => {
    const texts = {
      'shop.cartCount': { one: 'a bowl', other: '{count} bowls' },
      'shop.unavailable.pickup': 'No pickup!',
    }
    const words = withBrandTexts('shop', { ...shop, ...shopPage }, texts, 'en')
    expect([1, 3].map((count) => words.cartCount({ count }))).to.deep.equal(['a bowl', '3 bowls'])
    expect(words.unavailable.pickup).to.equal('No pickup!')
    expect(words.unavailable.delivery).to.equal(shopPage.unavailable.delivery)
  })

  it('leaves a fact that a brand’s text invents as it is written', () => {
    const words = withBrandTexts('shop', shopPage, { 'shop.from': '{price} or {more}' }, 'en')
    expect(words.from({ price: '$1.00' })).to.equal('$1.00 or {more}')
  })

  it('SHELL-33 says which words a document does not carry', () => {
    const Lost = () => <p>{useWords('pay').title}</p>
    expect(() =>
      renderToString(
        <WordsProvider words={{ shop }}>
          <Lost />
        </WordsProvider>,
      ),
    ).to.throw('words of pay')
  })
})
