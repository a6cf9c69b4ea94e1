import { expect } from 'chai'
import { isPromised, leastAgeFor, withoutDeliveredAlcohol } from '../../../src-domain/menu/alcohol.ts'
import { aGroup, aMenu, anItem } from '../../builders/menu-builder.ts'

const wording = 'I am old enough'

describe('Alcohol', () => {
  it('needs an age of 21 in the US and 18 elsewhere, unless the location says otherwise', () => {
    expect(leastAgeFor('US')).to.equal(21)
    expect(leastAgeFor('MX')).to.equal(18)
    expect(leastAgeFor('MX', { isDelivered: true })).to.equal(18)
    expect(leastAgeFor('US', { isDelivered: true, leastAge: 25 })).to.equal(25)
  })

  it('needs a promise of at least that age, and none without alcohol', () => {
    expect(isPromised(undefined, undefined)).to.equal(true)
    expect(isPromised(undefined, 21)).to.equal(false)
    expect(isPromised({ age: 18, wording }, 21)).to.equal(false)
    expect(isPromised({ age: 21, wording }, 21)).to.equal(true)
  })

  it('alone becomes unavailable on a menu that is delivered without it', () => {
    const menu = withoutDeliveredAlcohol(
      aMenu()
        .withGroup(aGroup('Drinks').of(anItem('Beer').with({ isAlcohol: true }), anItem('Cola')))
        .build(),
    )
    expect(menu.items.get('beer')).to.deep.include({ isAvailable: false, isNotDelivered: true })
    expect(menu.items.get('cola')).to.deep.include({ isAvailable: true }).and.not.to.have.property('isNotDelivered')
  })
})
