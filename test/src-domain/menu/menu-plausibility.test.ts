import { expect } from 'chai'
import { menuProblems } from '../../../src-domain/menu/menu-lint.ts'
import { aGroup, aMenu, anItem, anOption, type ItemBuilder } from '../../builders/menu-builder.ts'

const usual = Array.from({ length: 8 }, (_, at) => anItem(`Dish ${at}`).costing(1_000 + at))

describe('A menu that is possible but looks wrong', () => {
  const problems = (...items: readonly ItemBuilder[]) =>
    menuProblems(
      aMenu()
        .withGroup(aGroup('Bowls').of(...items))
        .build(),
    )

  it('has two items of one name in one group', () => {
    const [problem, ...others] = problems(anItem('Ramen'), anItem('ramen ').withId('ramen-2'), anItem('Soba'))
    expect(others).to.deep.equal([])
    expect(problem).to.deep.include({
      severity: 'warning',
      fact: { _tag: 'SameName', name: 'Ramen', items: ['ramen', 'ramen-2'] },
    })
    expect(problems(anItem('Ramen'), anItem('Soba'))).to.deep.equal([])
  })

  it('has a price above ten times the median of its listed items, and is not judged by few prices', () => {
    const dear = anItem('Tasting menu').costing(10_041)
    expect(problems(...usual, dear).map(({ path, fact }) => ({ path, fact }))).to.deep.equal([
      {
        path: [{ collection: 'items', id: 'tasting-menu' }],
        fact: { _tag: 'FarAboveMedian', price: 10_041, median: 1_004 },
      },
    ])
    expect(problems(...usual, anItem('Tasting menu').costing(10_040))).to.deep.equal([])
    expect(problems(...usual.slice(0, 3), dear)).to.deep.equal([])
    const free = anOption('Sauce').offering(anItem('Salsa').costing(1))
    expect(problems(...usual, anItem('Rice').costing(1_000).asking(free))).to.deep.equal([])
  })
})
