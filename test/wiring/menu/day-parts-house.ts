import { storefront } from '../../../src/render/storefront.ts'
import { openOrderServer } from '../../../src-server/open-order-server.ts'
import { cheapPasswords } from '../../builders/cheap-passwords.ts'
import { openEdge } from '../../builders/http-edge-builder.ts'
import { aGroup, aMenu, anItem } from '../../builders/menu-builder.ts'
import { aBrandSeed, aLocationSetting, anEmptyDatabase, noon } from '../../builders/order-server-builder.ts'
import type { Now } from '../drivers/held-clock.ts'
import type { PageHouse } from '../drivers/open-page.ts'
import { changeableBrand, directionOf, pagesOf, type Stage } from '../drivers/wiring-house.ts'

/** A location with breakfast from eight to eleven and bowls at other times. */
export interface DayPartsHouse extends PageHouse {
  /** The same server without our additions (ADDITIONS=off). */
  readonly plain: PageHouse
}

const all = aMenu()
  .for('pickup')
  .withGroup(
    aGroup('Morning').of(anItem('Eggs').costing(900), anItem('Tea').costing(300)),
    aGroup('Bowls').of(anItem('Ramen').costing(1_250), anItem('Tea').costing(300)),
  )
  .build()
const menu = {
  ...all,
  menus: new Map([
    [
      'breakfast',
      {
        ...{ id: 'breakfast', name: 'Breakfast', orderType: 'pickup' as const, groups: ['morning'] },
        availability: { days: [0, 1, 2, 3, 4, 5, 6], from: '08:00', to: '11:00' },
      },
    ],
    ['bowls', { id: 'bowls', name: 'Bowls', orderType: 'pickup' as const, groups: ['bowls'] }],
  ]),
}

let opened: Promise<DayPartsHouse> | undefined

export function dayPartsHouse(): Promise<DayPartsHouse> {
  opened ??= open()
  return opened
}

let close = async () => {}
after(() => close())

async function open(): Promise<DayPartsHouse> {
  const instance = await anEmptyDatabase()
  const now: Now = { at: noon }
  const clock = { now: () => now.at }
  const { brand, rule } = changeableBrand()
  const server = await openOrderServer({
    database: { _tag: 'Memory', instance },
    brands: [
      { ...aBrandSeed({ menu, locations: [aLocationSetting({ slug: 'main-street', name: 'Main Street' })] }), brand },
    ],
    gateways: new Map(),
    clock,
    passwords: cheapPasswords,
    log: { info: () => {}, warn: () => {}, error: () => {} },
  })
  const stage: Stage = { appEnv: 'development', botCheck: undefined }
  const houseWith = async (hasAdditions: boolean): Promise<PageHouse> => {
    const { app } = await openEdge(server, {
      ...{ brands: [brand], hasAdditions },
      human: { verify: async () => 'human' },
    })
    await app.register(storefront(pagesOf(brand, stage, clock, app)))
    return { app, now, rule, ...directionOf(stage) }
  }
  const [ours, plain] = [await houseWith(true), await houseWith(false)]
  close = async () => {
    await ours.app.close()
    await plain.app.close()
    await server.close()
    await instance.close()
  }
  return { ...ours, plain }
}
