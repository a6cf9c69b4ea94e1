import { expect } from 'chai'
import type { DayPart, Menu, MenuList } from '../../../src-domain/menu/menu.ts'
import { listsServedAt } from '../../../src-domain/menu/menu-of-the-time.ts'
import { covers } from '../../../src-domain/menu/served-at.ts'
import { aMenu } from '../../builders/menu-builder.ts'

const workdays = [1, 2, 3, 4, 5]
const breakfast: DayPart = { days: workdays, from: '07:00', to: '11:00' }
const night: DayPart = { days: [6], from: '22:00', to: '02:00' }

describe('A part of the week', () => {
  const table: readonly (readonly [part: DayPart, weekday: number, clock: string, isCovered: boolean])[] = [
    [breakfast, 1, '06:59', false],
    [breakfast, 1, '07:00', true],
    [breakfast, 5, '10:59', true],
    [breakfast, 5, '11:00', false],
    [breakfast, 6, '08:00', false],
    [night, 6, '21:59', false],
    [night, 6, '22:00', true],
    [night, 0, '01:59', true],
    [night, 0, '02:00', false],
    [night, 6, '01:00', false],
    [night, 0, '22:30', false],
    [{ days: [3], from: '00:00', to: '00:00' }, 3, '00:00', true],
    [{ days: [3], from: '00:00', to: '00:00' }, 3, '23:59', true],
    [{ days: [3], from: '00:00', to: '00:00' }, 4, '00:00', false],
  ]
  for (const [part, weekday, clock, isCovered] of table) {
    it(`from ${part.from} to ${part.to} on ${part.days} ${isCovered ? 'covers' : 'leaves out'} day ${weekday} at ${clock}`, () => {
      expect(covers(part, { weekday, clock })).to.equal(isCovered)
    })
  }
})

describe('Of several lists for an order type', () => {
  const list = (id: string, availability?: DayPart): MenuList => ({
    id,
    name: id,
    orderType: 'pickup',
    groups: [],
    ...(availability === undefined ? {} : { availability }),
  })
  const menuOf = (...lists: readonly MenuList[]): Menu => ({
    ...aMenu().build(),
    menus: new Map(lists.map((one) => [one.id, one])),
  })
  const eight = { weekday: 2, clock: '08:00' }
  const noon = { weekday: 2, clock: '12:00' }

  it('the first whose time it is is served', () => {
    const menu = menuOf(list('breakfast', breakfast), list('all-day'))
    expect(listsServedAt(menu, 'pickup', eight)[0]?.id).to.equal('breakfast')
    expect(listsServedAt(menu, 'pickup', noon)[0]?.id).to.equal('all-day')
    expect(listsServedAt(menuOf(list('all-day'), list('breakfast', breakfast)), 'pickup', eight)[0]?.id).to.equal(
      'all-day',
    )
  })

  it('none is served between two, nor one of another order type', () => {
    const menu = menuOf(list('breakfast', breakfast))
    expect(listsServedAt(menu, 'pickup', noon)).to.deep.equal([])
    expect(listsServedAt(menu, 'delivery', eight)).to.deep.equal([])
  })
})
