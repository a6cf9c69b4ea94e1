import { expect } from 'chai'
import { brought, broughtWords } from '../../../src-ui/messages/brought-words.ts'
import { clock } from '../../../src-ui/messages/clock.en.ts'
import { shop } from '../../../src-ui/messages/shop.en.ts'

/** Without the marks that only direct the eye. */
function plain(text: string): string {
  return text.replace(/[\u200e\u200f\u2068\u2069]/g, '')
}

describe('words in a language that a brand brings', () => {
  it('SHELL-10 choose a form by the exact value, else by the plural category, else other', () => {
    const said = brought({ '0': 'none', one: 'one', two: 'a pair', other: '{count} items' }, 'he', 'shop.cartCount')
    expect([0, 1, 2, 3, 11].map((count) => plain(said({ count })))).to.deep.equal([
      'none',
      'one',
      'a pair',
      '3 items',
      '11 items',
    ])
    const fewer = brought({ by: 'why', closed: 'closed', '': 'no reason', other: '?' }, 'he', 'pay.blocked')
    expect(['closed', '', 'by', 'other-reason'].map((why) => fewer({ why }))).to.deep.equal([
      'closed',
      'no reason',
      '?',
      '?',
    ])
  })

  it('SHELL-10 keep a phone number in order inside a text from right to left, and only there', () => {
    const phone = '+972 3-555-0173'
    expect(brought('להתקשר: {phone}', 'he', 'shop.call')({ phone })).to.equal(`להתקשר: \u2068${phone}\u2069`)
    const time = '1:13 (מקומית)'
    expect(brought('ב־{time}', 'he', 'order.placedAt')({ time })).to.equal(`ב־\u2067${time}\u2069`)
    expect(brought('Appeler le {phone}', 'fr', 'shop.call')({ phone })).to.equal(`Appeler le ${phone}`)
  })

  it('SCHED-24 have dates and days from Intl, and English where the catalogue has no text', () => {
    const french = broughtWords('times', clock, { 'times.dayAt': '{day} à {time}' }, 'fr')
    expect(french.date({ weekday: 3, day: 10, month: 6, year: 2026 })).to.equal('mer. 10 juin')
    expect(french.day({ weekday: 0 })).to.equal('dim.')
    const at = { weekday: 5, date: 'ven. 12 juin', time: '18:30' }
    expect([0, 1, 2, 9].map((away) => french.dayAt({ away, ...at }))).to.deep.equal([
      'aujourd\u2019hui à 18:30',
      'demain à 18:30',
      'vendredi à 18:30',
      'ven. 12 juin à 18:30',
    ])
    expect(broughtWords('shop', shop, {}, 'fr').viewCart).to.equal('View cart')
  })
})
