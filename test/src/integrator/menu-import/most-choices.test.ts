import { expect } from 'chai'
import { mostChoices } from '../../../../src/integrator/menu-import/most-choices.ts'
import { capOf } from '../../../../src-domain/menu/option-bounds.ts'

describe('the most choices of an imported option', () => {
  it('SEL-09 is not one if at least one of several is required without a maximum', () => {
    const capWith = (min: number, max: number | undefined) => {
      const most = mostChoices(min, max, 3)
      return capOf({ min, ...(most === null ? {} : { max: most }), isSingleSelectionOnly: false })
    }
    expect([capWith(1, undefined), capWith(1, 1), capWith(1, 2)]).to.deep.equal([3, 1, 2])
    expect([capWith(0, undefined), capWith(2, undefined)]).to.deep.equal([Infinity, Infinity])
    expect(mostChoices(1, undefined, 0)).to.equal(1)
  })
})
