import { expect } from 'chai'
import fc from 'fast-check'
import { packingCap } from '../../../src-domain/packing/packing-cap.ts'
import {
  addPacking,
  isPacked,
  type PackingChoice,
  removePacking,
  togglePacking,
} from '../../../src-domain/packing/packing-choice.ts'
import { mayLeavePacking, packingErrors } from '../../../src-domain/packing/packing-errors.ts'
import { aGroup } from '../../builders/menu-builder.ts'

const cutlery = aGroup('Cutlery').between(0, 2).group
const bag = aGroup('Bag').singleSelectionOnly().between(1, 5).group
const napkins = aGroup('Napkins').group
function inCutlery(item: string): PackingChoice {
  return { group: 'cutlery', item }
}
function inBag(item: string): PackingChoice {
  return { group: 'bag', item }
}

describe('Packing', () => {
  it('PACK-02 a single-selection group holds one, whatever its maximum', () => {
    expect(packingCap(bag)).to.equal(1)
    expect(addPacking([inBag('paper')], bag, inBag('plastic'))).to.deep.equal([inBag('plastic')])
  })

  it('PACK-03 any other group holds its maximum, or 100', () => {
    expect(packingCap(cutlery)).to.equal(2)
    expect(packingCap(napkins)).to.equal(100)
  })

  it('PACK-04 beyond the cap the oldest choice of that group gives way, and of no other', () => {
    const chosen = [inCutlery('fork'), inBag('paper'), inCutlery('knife')]
    expect(addPacking(chosen, cutlery, inCutlery('spoon'))).to.deep.equal([
      inBag('paper'),
      inCutlery('knife'),
      inCutlery('spoon'),
    ])
  })

  it('PACK-04 a choice is taken back by tapping it again', () => {
    const chosen = [inCutlery('fork'), inBag('paper')]
    expect(togglePacking(chosen, cutlery, inCutlery('fork'))).to.deep.equal([inBag('paper')])
    expect(togglePacking(chosen, cutlery, inCutlery('knife'))).to.deep.equal([...chosen, inCutlery('knife')])
    expect(removePacking(chosen, inCutlery('spoon'))).to.deep.equal(chosen)
  })

  it('PACK-03 nothing goes into a group with a maximum of 0, or into another group than its own', () => {
    expect(addPacking([], aGroup('Cutlery').between(0, 0).group, inCutlery('fork'))).to.deep.equal([])
    expect(addPacking([], cutlery, inBag('paper'))).to.deep.equal([])
  })

  it('PACK-04 however it is tapped, no group ever holds more than its cap', () => {
    const groups = [cutlery, bag, napkins]
    const taps = fc.array(fc.tuple(fc.constantFrom(...groups), fc.integer({ min: 0, max: 5 })), { maxLength: 40 })
    fc.assert(
      fc.property(taps, (played) => {
        let chosen: readonly PackingChoice[] = []
        for (const [group, item] of played) {
          const added = { group: group.id, item: String(item) }
          chosen = addPacking(chosen, group, added)
          expect(chosen.at(-1)).to.equal(added)
          expect(isPacked(chosen, added)).to.equal(true)
        }
        for (const group of groups) {
          expect(chosen.filter((one) => one.group === group.id).length).to.be.at.most(packingCap(group))
        }
      }),
    )
  })

  it('PACK-05, SEL-34 a group below its minimum keeps Next disabled and says the minimum', () => {
    const errors = packingErrors([cutlery, bag], [inCutlery('fork')])
    expect(errors).to.deep.equal([{ groupId: 'bag', message: { _tag: 'GroupMin', groupMin: 1 } }])
    expect(mayLeavePacking(errors)).to.equal(false)
  })

  it('PACK-05 with every minimum met Next is enabled', () => {
    const errors = packingErrors([cutlery, bag], [inBag('paper')])
    expect(errors).to.deep.equal([])
    expect(mayLeavePacking(errors)).to.equal(true)
  })

  it('SEL-34 a group above its cap says the cap, for who sends what our screen cannot build', () => {
    const chosen = ['fork', 'knife', 'spoon'].map(inCutlery)
    expect(packingErrors([cutlery], chosen)).to.deep.equal([
      { groupId: 'cutlery', message: { _tag: 'GroupMax', groupMax: 2 } },
    ])
  })
})
