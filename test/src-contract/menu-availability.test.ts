import { expect } from 'chai'
import { isLeft } from 'fp-ts/lib/Either.js'
import { menuReporting } from '../../src-contract/menu/menu.ts'

function read(availability: unknown) {
  const told: string[] = []
  const codec = menuReporting((entry) => told.push(entry))
  const list = { id: 'm', name: 'Menu', orderType: 'pickup', groups: [] }
  const seen = codec.decode({ menus: { m: availability === undefined ? list : { ...list, availability } } })
  if (isLeft(seen)) throw new Error('a bad entry refused the whole menu')
  return { list: seen.right.menus.get('m'), written: codec.encode(seen.right), told }
}

describe('The availability of a menu list, our addition', () => {
  it('is read and written as days and times of day', () => {
    const noon = { days: [1, 5], from: '11:00', to: '14:30' }
    const { list, written, told } = read(noon)
    expect(told).to.deep.equal([])
    expect(list?.availability).to.deep.equal(noon)
    expect(written).to.have.nested.property('menus.m.availability').that.deep.equals(noon)
    expect(read({ ...noon, from: '9:05 AM' }).list?.availability?.from).to.equal('09:05')
  })

  it('is optional: a back end that does not know it is read, and nothing is written for it', () => {
    for (const absent of [undefined, null]) {
      const { list, written } = read(absent)
      expect(list).not.to.equal(undefined)
      expect(list).not.to.have.property('availability')
      expect(written).not.to.have.nested.property('menus.m.availability')
    }
  })

  it('that cannot be read leaves the list out, which would else be served all day, and tells', () => {
    const bad = [{}, { days: [7], from: '11:00', to: '12:00' }, { days: [1], from: '25:00', to: '12:00' }, 'noon']
    for (const availability of bad) {
      const { list, told } = read(availability)
      expect(list).to.equal(undefined)
      expect(told).to.have.lengthOf(1)
      expect(told[0]).to.match(/^menus\.m\.availability/)
    }
  })
})
