import { expect } from 'chai'
import { isLeft, isRight } from 'fp-ts/lib/Either.js'
import { changedMenu } from '../../../src-domain/menu/changed-menu.ts'
import { menuProblems } from '../../../src-domain/menu/menu-lint.ts'
import { isError } from '../../../src-domain/menu/menu-problem.ts'
import { minor } from '../../../src-domain/money/minor.ts'
import { aGroup, aMenu, anItem, anOption } from '../../builders/menu-builder.ts'

const menu = aMenu()
  .for('pickup')
  .withGroup(
    aGroup('Bowls').of(
      anItem('Ramen')
        .costing(1250)
        .asking(anOption('Noodles').between(1, 1).offering(anItem('Thin'), anItem('Thick').costing(50))),
    ),
    aGroup('Drinks').of(anItem('Tea').costing(300)),
  )
  .build()

function changed(...changes: Parameters<typeof changedMenu>[1]) {
  const made = changedMenu(menu, changes)
  if (isLeft(made)) throw new Error(made.left.join())
  return made.right
}

describe('the menu of a location', () => {
  it('has the prices and the availability of its changes, and the rest of the brand', () => {
    const here = changed({ item: 'ramen', price: minor(1400) }, { item: 'tea', isAvailable: false })
    expect(here.items.get('ramen')?.price).to.equal(1400)
    expect([here.items.get('tea')?.isAvailable, here.items.get('tea')?.price]).to.deep.equal([false, 300])
    expect(here.items.get('thick')).to.equal(menu.items.get('thick'))
    expect(menu.items.get('ramen')?.price).to.equal(1250)
  })

  it('lacks what is left out, in its groups and options too', () => {
    const here = changed({ item: 'tea', isLeftOut: true }, { item: 'thin', isLeftOut: true })
    expect([...here.items.keys()].sort()).to.deep.equal(['ramen', 'thick'])
    expect([here.groups.get('drinks')?.items, here.options.get('noodles')?.items]).to.deep.equal([[], ['thick']])
    expect(menuProblems(here).filter(isError)).to.deep.equal([])
  })

  it('is a faulty menu if a required option has nothing left', () => {
    const here = changed({ item: 'thin', isLeftOut: true }, { item: 'thick', isLeftOut: true })
    expect(menuProblems(here).filter(isError)).to.not.deep.equal([])
  })

  it('does not exist if a change names an item that the menu does not have', () => {
    const made = changedMenu(menu, [{ item: 'ramen' }, { item: 'pho' }])
    expect(isRight(made) || made.left).to.deep.equal(['pho'])
  })
})
