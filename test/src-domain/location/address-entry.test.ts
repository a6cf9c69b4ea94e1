import { expect } from 'chai'
import { type AddressEntry, addressIn, complained, emptyEntry } from '../../../src-domain/location/address-entry.ts'

function typed(text: string, isByHand: boolean): AddressEntry {
  return {
    ...emptyEntry,
    isByHand,
    form: { ...emptyEntry.form, text },
  }
}

describe('What is said of an address that cannot be gone on with', () => {
  it('LOC-37, LOC-38, LOC-39, LOC-40 written by hand: each field that is missing, and none that is there', () => {
    const { problems } = complained(typed('9 Elm St', true))
    expect(Object.keys(problems)).to.have.members(['city', 'state', 'zip'])
    expect(problems).to.include({ city: 'missing', state: 'missing' })
    expect(complained(typed(' ', true)).problems).to.include({ street1: 'missing' })
  })

  it('LOC-48 a state’s letters are capitals, and the name of a state elsewhere is as it was written', () => {
    const stateOf = (state: string) => {
      const entry = typed('9 Elm St', true)
      return addressIn({ ...entry, form: { ...entry.form, state } }).state
    }
    expect(['oregon', 'ny', 'cdmx', 'Jalisco'].map(stateOf)).to.deep.equal(['OR', 'NY', 'CDMX', 'Jalisco'])
  })

  it('LOC-37 searched for: that nothing was typed, or nothing of it chosen', () => {
    expect(complained(typed('', false)).problems).to.deep.equal({ street1: 'missing' })
    expect(complained(typed('9 Elm St', false)).obstacle).to.equal('nothing chosen')
  })
})
