import { readFileSync } from 'node:fs'
import { expect } from 'chai'
import { account } from '../../src-ui/messages/account.en.ts'
import { cardForm } from '../../src-ui/messages/card-form.en.ts'
import { cards } from '../../src-ui/messages/cards.en.ts'
import { common } from '../../src-ui/messages/common.en.ts'
import { delivery } from '../../src-ui/messages/delivery.en.ts'
import { giftCard } from '../../src-ui/messages/gift-card.en.ts'
import { history } from '../../src-ui/messages/history.en.ts'
import { hostedFields } from '../../src-ui/messages/hosted-fields.en.ts'
import { loyalty } from '../../src-ui/messages/loyalty.en.ts'
import { order } from '../../src-ui/messages/order.en.ts'
import { ordering } from '../../src-ui/messages/ordering.en.ts'
import { pay } from '../../src-ui/messages/pay.en.ts'
import { payCards } from '../../src-ui/messages/pay-cards.en.ts'
import { payOutcomes } from '../../src-ui/messages/pay-outcomes.en.ts'
import { profile } from '../../src-ui/messages/profile.en.ts'
import { shop } from '../../src-ui/messages/shop.en.ts'
import { shopPage } from '../../src-ui/messages/shop-page.en.ts'
import { social } from '../../src-ui/messages/social.en.ts'
import { table } from '../../src-ui/messages/table.en.ts'
import { tender } from '../../src-ui/messages/tender.en.ts'
import { times } from '../../src-ui/messages/times.en.ts'
import { quotedTextFault, quotedTexts } from './quoted-texts.ts'

const messages = {
  ...{ account, cardForm, cards, common, delivery, giftCard, history, hostedFields, loyalty, order, ordering },
  ...{ pay, payCards, payOutcomes, profile, shop, shopPage, social, table, tender, times },
}

/** Number of quoted texts, so rows cannot disappear. */
const quoted = 202

describe('docs/quality/quoted-texts.tsv', () => {
  it('has every quoted text in a catalogue or the server, word for word, and in a test that meets it', () => {
    const faults = quotedTexts().flatMap((row) => {
      const fault = quotedTextFault(row, messages)
      return fault === undefined ? [] : [`${row.id} “${row.text}” ${fault}`]
    })
    expect(faults).to.deep.equal([])
  })

  it('has each text of a requirement once, of requirements that there are', () => {
    const ids = new Set(
      readFileSync('docs/quality/requirements.tsv', 'utf8')
        .split('\n')
        .map((line) => line.split('\t')[0]),
    )
    const rows = quotedTexts()
    expect(rows.filter(({ id }) => !ids.has(id))).to.deep.equal([])
    expect(new Set(rows.map(({ id, text }) => `${id} ${text}`)).size).to.equal(rows.length)
    expect(rows.length).to.be.at.least(quoted)
  })

  it('is found out when it says what is not so', () => {
    const [row] = quotedTexts().filter(({ id }) => id === 'MENU-18')
    if (row === undefined) throw new Error('no row')
    expect(quotedTextFault({ ...row, text: 'The menu is unavailable' }, messages)).to.include('is not in test/')
    expect(quotedTextFault({ ...row, met: 'test/docs/quoted-texts.ts' }, messages)).to.include('is not in test/docs')
    expect(quotedTextFault({ ...row, place: 'shopPage.nothing' }, messages)).to.include('has no message')
    expect(quotedTextFault({ ...row, place: 'shopPage.menuTitle' }, messages)).to.equal('is “Menu” there')
    expect(quotedTextFault({ ...row, place: 'part of shopPage.menuTitle' }, messages)).to.equal('is not a part of it')
    expect(quotedTextFault({ ...row, place: 'src-server/order-server.ts' }, messages)).to.include(
      'is not in src-server',
    )
  })
})
