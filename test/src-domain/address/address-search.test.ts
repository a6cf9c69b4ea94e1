import { expect } from 'chai'
import {
  type AddressSearchEvent,
  addressSearch,
  newSearch,
  offered,
  searchedText,
} from '../../../src-domain/address/address-search.ts'
import { addressKey, recentAddresses, withRecent } from '../../../src-domain/address/recent-addresses.ts'
import { stateCode, usStates } from '../../../src-domain/address/us-states.ts'
import { anAddress } from '../../builders/order-builder.ts'

function played(...events: readonly AddressSearchEvent[]) {
  return events.reduce(addressSearch, newSearch())
}
function typed(text: string): AddressSearchEvent {
  return { _tag: 'Typed', text }
}
const door = { id: 'p1', text: '180 Conover Street, Brooklyn, NY 11231' }
function answered(text: string, found = [door]): AddressSearchEvent {
  return { _tag: 'Answered', text, found }
}

describe('The address search', () => {
  it('LOC-32 asks for what is typed without the spaces around it, and for nothing but spaces not at all', () => {
    expect(['  180 con ', '180', '', '   '].map(searchedText)).to.deep.equal(['180 con', '180', undefined, undefined])
  })

  it('LOC-33 shows what was found while the list is visible', () => {
    const search = played(typed('180 con '), answered('180 con'))
    expect(offered(search, [])).to.deep.equal({ _tag: 'Found', found: [door] })
    expect(offered(addressSearch(search, { _tag: 'Dismissed' }), [])).to.deep.equal({ _tag: 'Hidden' })
    const again = addressSearch(addressSearch(search, { _tag: 'Dismissed' }), { _tag: 'Opened' })
    expect(offered(again, [])._tag).to.equal('Found')
  })

  it('LOC-33 picking fills the text and hides the list', () => {
    const picked = played(typed('180'), answered('180'), { _tag: 'Picked', text: door.text })
    expect(picked).to.include({ text: door.text, isListShown: false })
    expect(offered(picked, ['an address'])._tag).to.equal('Hidden')
  })

  it('LOC-31 a late answer to an earlier text changes nothing', () => {
    const search = played(typed('18'), typed('180 c'), answered('18'))
    expect(search.found).to.deep.equal([])
  })

  it('LOC-32, LOC-34 lists the recent addresses when there are no results, also after the text was emptied', () => {
    const recent = ['an address']
    expect(offered(played({ _tag: 'Opened' }), recent)).to.deep.equal({ _tag: 'Recent', recent })
    expect(offered(played(typed('180'), answered('180'), typed('')), recent)).to.deep.equal({ _tag: 'Recent', recent })
    expect(offered(played(typed('xyz'), answered('xyz', [])), recent)).to.deep.equal({ _tag: 'Recent', recent })
    expect(offered(played({ _tag: 'Opened' }), [])).to.deep.equal({ _tag: 'Hidden' })
  })

  it('LOC-33 says that nothing was found only of the text that was asked', () => {
    expect(played(typed('xyz'), answered('xyz', [])).isNothingFound).to.equal(true)
    expect(played(typed('xyz'), answered('xyz', []), typed('xy')).isNothingFound).to.equal(false)
  })
})

describe('Recent addresses', () => {
  const at = (id: string) => ({ ...anAddress, id, street1: `${id} Main St` })

  it('LOC-35 are the 4 most recent, unique by id', () => {
    const used = [at('a'), at('b'), { ...at('a'), street1: 'older' }, at('c'), at('d'), at('e')]
    expect(recentAddresses(used).map(({ id }) => id)).to.deep.equal(['a', 'b', 'c', 'd'])
    expect(recentAddresses(used)[0]?.street1).to.equal('a Main St')
  })

  it('LOC-35 without an id the same door counts once, however it was typed', () => {
    const { id: _, ...typedOne } = { ...anAddress, id: '' }
    const shouted = { ...typedOne, street1: ` ${typedOne.street1.toUpperCase()} ` }
    expect(addressKey(shouted)).to.equal(addressKey(typedOne))
    expect(withRecent([typedOne], shouted)).to.deep.equal([shouted])
  })
})

describe('The states of the country', () => {
  it('LOC-48 are fifty and the district, each with its own two letters', () => {
    expect(usStates).to.have.length(51)
    expect(new Set(usStates.map(({ code }) => code)).size).to.equal(51)
    for (const { code, name } of usStates) {
      expect(code).to.match(/^[A-Z]{2}$/)
      expect(stateCode(name.toLowerCase())).to.equal(code)
    }
  })

  it('LOC-48 are found by name or letters, and what is none stays as typed', () => {
    expect(['or', ' Oregon ', 'district of columbia', 'Ontario'].map(stateCode)).to.deep.equal([
      'OR',
      'OR',
      'DC',
      'Ontario',
    ])
  })
})
