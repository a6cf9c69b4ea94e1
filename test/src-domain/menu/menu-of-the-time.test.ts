import { expect } from 'chai'
import type { DayPart, Menu, MenuList } from '../../../src-domain/menu/menu.ts'
import { menuProblems } from '../../../src-domain/menu/menu-lint.ts'
import {
  joinedList,
  listsServedAt,
  notFor,
  unservedAt,
  withoutEntries,
} from '../../../src-domain/menu/menu-of-the-time.ts'
import { aGroup, aMenu, anItem, anOption } from '../../builders/menu-builder.ts'

const everyDay = [0, 1, 2, 3, 4, 5, 6]
const from = (start: string, to: string): DayPart => ({ days: everyDay, from: start, to })
const night: DayPart = { days: [5], from: '22:00', to: '02:00' }

function aList(id: string, fields: Partial<MenuList> = {}): MenuList {
  return { id, name: id, orderType: 'pickup', groups: [id], ...fields }
}
function withLists(...lists: readonly MenuList[]): Menu {
  return { ...aMenu().build(), menus: new Map(lists.map((list) => [list.id, list])) }
}
function servedIds(menu: Menu, clock: string, weekday = 1): readonly string[] {
  return listsServedAt(menu, 'pickup', { weekday, clock }).map(({ id }) => id)
}

describe('Lists that are open at once', () => {
  const menu = withLists(
    aList('lunch', { availability: from('11:00', '15:00') }),
    aList('happy-hour', { joins: true, availability: from('14:00', '18:00') }),
    aList('all-day'),
    aList('late', { joins: true, availability: night }),
    aList('at-the-table', { joins: true, orderType: 'kiosk' }),
  )

  it('are the first that applies and those that join it, each at its own time', () => {
    expect(servedIds(menu, '12:00')).to.deep.equal(['lunch'])
    expect(servedIds(menu, '14:00')).to.deep.equal(['lunch', 'happy-hour'])
    expect(servedIds(menu, '15:00')).to.deep.equal(['happy-hour', 'all-day'])
    expect(servedIds(menu, '18:00')).to.deep.equal(['all-day'])
  })

  it('run past midnight into the next day', () => {
    expect(servedIds(menu, '23:00', 5)).to.deep.equal(['all-day', 'late'])
    expect(servedIds(menu, '01:59', 6)).to.deep.equal(['all-day', 'late'])
    expect(servedIds(menu, '02:00', 6)).to.deep.equal(['all-day'])
  })

  it('are one list for the shop, with each group once', () => {
    const [one, other] = [aList('a', { groups: ['x', 'y'] }), aList('b', { groups: ['y', 'z'] })]
    expect(joinedList([one, other])).to.deep.include({ id: 'a+b', groups: ['x', 'y', 'z'] })
    expect(joinedList([one])).to.equal(one)
    expect(joinedList([])).to.equal(undefined)
  })
})

describe('Items and groups with times of their own', () => {
  const menu = aMenu()
    .withGroup(
      aGroup('Brunch')
        .of(anItem('Eggs'))
        .with({ times: [from('09:00', '11:00'), night] }),
      aGroup('Bowls').of(
        anItem('Ramen').asking(
          anOption('Extras')
            .offering(anItem('Corn'), anItem('Truffle').with({ times: [from('18:00', '22:00')] }))
            .preselecting('truffle'),
        ),
        anItem('Hot pot').with({ orderTypes: ['kiosk'] }),
      ),
    )
    .build()
  const at = (clock: string, weekday = 1) => unservedAt(menu, { weekday, clock })

  it('are off the menu outside of all their times', () => {
    expect(at('10:00')).to.deep.equal({ groups: [], items: ['truffle'] })
    expect(at('12:00')).to.deep.equal({ groups: ['brunch'], items: ['truffle'] })
    expect(at('19:00')).to.deep.equal({ groups: ['brunch'], items: [] })
    expect(at('01:00', 6)).to.deep.equal({ groups: [], items: ['truffle'] })
  })

  it('leave no reference behind', () => {
    const rest = withoutEntries(menu, at('12:00'))
    expect([...rest.groups.keys()]).to.deep.equal(['bowls'])
    expect(rest.menus.get('pickup')?.groups).to.deep.equal(['bowls'])
    expect(rest.options.get('extras')).to.deep.include({ items: ['corn'], defaultModifiers: [] })
    expect(rest.items.has('truffle')).to.equal(false)
    expect(withoutEntries(menu, { groups: [], items: [] })).to.equal(menu)
  })

  it('may exist only for some order types', () => {
    expect(notFor(menu, 'pickup')).to.deep.equal({ groups: [], items: ['hot-pot'] })
    expect(notFor(menu, 'kiosk')).to.deep.equal({ groups: [], items: [] })
  })
})

describe('The lint of lists', () => {
  it('does not say that a list which joins another is never served', () => {
    const menu = aMenu()
      .withGroup(aGroup('Bowls').of(anItem('Ramen')))
      .build()
    const [all] = [...menu.menus.values()]
    if (all === undefined) throw new Error('no list')
    const more = (fields: Partial<MenuList>) =>
      menuProblems({
        ...menu,
        menus: new Map([
          [all.id, all],
          ['more', { ...all, id: 'more', ...fields }],
        ]),
      })
    expect(more({}).map(({ fact }) => fact._tag)).to.deep.equal(['NeverServed'])
    expect(more({ joins: true })).to.deep.equal([])
  })
})
