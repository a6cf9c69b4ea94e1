import { readFileSync } from 'node:fs'
import { expect } from 'chai'
import { catalogueFaults } from '../../../src/integrator/catalogue-faults.ts'
import { catalogueSource } from '../../../src/integrator/catalogue-source.ts'
import { brandMessages } from '../../../src-contract/brand/brand-file.ts'
import type { BrandTexts } from '../../../src-ui/messages/wording.ts'

const hebrew: BrandTexts = JSON.parse(readFileSync('test/brands/shuk/messages/he.json', 'utf8'))

function faults(change: BrandTexts, language = 'he'): readonly string[] {
  const { wrong, missing } = catalogueFaults({ ...hebrew, ...change }, language)
  return [...wrong, ...missing]
}

describe('the check of a catalogue that a brand brings', () => {
  it('SHELL-10 finds nothing in the Hebrew catalogue, which has every text', () => {
    expect(faults({})).to.deep.equal([])
  })

  it('SHELL-10 names a missing text and an unknown one', () => {
    const { 'shop.near.label': _, ...rest } = hebrew
    expect(catalogueFaults(rest, 'he')).to.deep.equal({ wrong: [], missing: ['shop.near.label: the text is missing'] })
    expect(faults({ 'shop.near.labl': 'x' })).to.deep.equal(['shop.near.labl: there is no such message'])
  })

  it('SHELL-10 names a placeholder that the message has not, and one that got lost', () => {
    expect(faults({ 'shop.orderAt': 'לתפריט של {nme}' })).to.deep.equal([
      'shop.orderAt: there is no {nme}, only {name}',
      'shop.orderAt: {name} is missing',
    ])
    expect(faults({ 'shop.viewCart': 'לסל {count}' })).to.deep.equal([
      'shop.viewCart: this message has no facts, so no {placeholder}',
    ])
  })

  it('SHELL-10 demands the plural forms that the language has, and no others', () => {
    expect(faults({ 'shop.cartCount': '{count} מנות' })).to.deep.equal([
      'shop.cartCount: it counts {count}, and needs the forms other, one, two',
    ])
    expect(faults({ 'shop.cartCount': { one: 'מנה', other: '{count} מנות' } })).to.deep.equal([
      'shop.cartCount: the form two is missing',
    ])
    const japanese = faults({ 'shop.cartCount': '{count}品' }, 'ja').filter((line) => line.startsWith('shop.cartCount'))
    expect(japanese).to.deep.equal([])
  })

  it('SHELL-10 names a form that is chosen by a fact which the message has not', () => {
    expect(faults({ 'table.forgetting': { by: 'minutes', one: '1', other: '{seconds}' } })).to.deep.equal([
      'table.forgetting: it has no {minutes} to choose a form by',
    ])
    expect(faults({ 'shop.viewCart': { one: 'א', other: 'ב' } })).to.deep.equal([
      'shop.viewCart: this message has one form',
    ])
  })

  it('SHELL-10 builds a text that is missing in English, with its facts', () => {
    const { 'shop.orderAt': _, 'shop.cartCount': __, 'shop.viewCart': ___, ...rest } = hebrew
    const source = catalogueSource(rest, 'he')['shop'] ?? ''
    expect(source).to.contain('"viewCart": "View cart"')
    expect(source).to.contain('"orderAt": brought("See the {name} menu"')
    expect(source).to.contain('"cartCount": brought("{count} items"')
  })

  it('SHELL-10 writes texts as data, so a text with code in it stays a text', () => {
    const text = '`; alert(1); //"\u2028</script>'
    const source = catalogueSource({ ...hebrew, 'shop.viewCart': text }, 'he')['shop'] ?? ''
    expect(source).to.contain(`"viewCart": ${JSON.stringify(text)}`)
    expect(brandMessages.decode({ 'shop.viewCart': 1 })._tag).to.equal('Left')
    expect(brandMessages.decode({ 'shop.viewCart': { other: { other: '' } } })._tag).to.equal('Left')
  })
})
