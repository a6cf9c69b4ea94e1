import { expect } from 'chai'
import { JSDOM } from 'jsdom'
import { noon } from '../../builders/order-server-builder.ts'
import { read } from '../drivers/open-page.ts'
import { host } from '../drivers/wiring-house.ts'
import type { TriedHouse } from './tried-houses.ts'
import { type Kind, kinds } from './wrong-kinds.ts'

/*
 * Faults of calls for server-rendered pages. Without scripts the customer reads a sentence and has a link; a later
 * visit gets the normal page.
 */

interface Drawn {
  readonly name: string
  readonly ids: string
  readonly call: string
  readonly path: (house: TriedHouse) => string
  readonly shows: (house: TriedHouse) => string
  readonly says: (kind: Kind) => string
  readonly status: (kind: Kind) => number
  readonly ways: (house: TriedHouse, kind: Kind) => readonly string[]
}

const offline = 'Online ordering is currently unavailable at this location'
const noMenu = 'The menu is currently unavailable'
const noPlace = "uh oh! This location doesn't exist"
function itemOf({ menu, item }: TriedHouse) {
  return `${menu}/all/${item}`
}
function isUnknown(kind: Kind) {
  return kind === 'says 404'
}

function menuless(path: (house: TriedHouse) => string) {
  return {
    ...{ ids: 'MENU-17, MENU-18', call: 'GET /menus', path },
    shows: ({ dish }) => dish,
    says: () => noMenu,
    status: () => 503,
    ways: (house) => [path(house), '/'],
  } satisfies Omit<Drawn, 'name'>
}

function placeless(path: (house: TriedHouse) => string) {
  return {
    ...{ ids: 'LOC-19, LOC-20', call: 'POST /locations', path },
    shows: ({ dish }) => dish,
    says: (kind) => (isUnknown(kind) ? noPlace : offline),
    status: (kind) => (isUnknown(kind) ? 404 : 503),
    ways: (house, kind) => (isUnknown(kind) ? ['/'] : [path(house), '/']),
  } satisfies Omit<Drawn, 'name'>
}

const drawn: readonly Drawn[] = [
  {
    ...{ name: 'the restaurants', ids: 'LOC-20', call: 'POST /locations', path: () => '/?type=pickup' },
    shows: () => 'Pickup',
    says: () => offline,
    status: () => 503,
    ways: () => ['/?type=pickup'],
  },
  {
    ...{ name: 'the restaurants near a place', ids: 'LOC-09', call: 'GET /address' },
    path: () => '/?type=pickup&near=12+Mill+Lane',
    shows: () => 'Pickup',
    says: () => 'Search isn’t working right now. Here are all our locations.',
    status: () => 200,
    ways: ({ menu }) => [menu],
  },
  { name: 'the restaurant of a menu', ...placeless(({ menu }) => menu) },
  { name: 'a menu', ...menuless(({ menu }) => menu) },
  { name: 'the restaurant of a dish', ...placeless(itemOf) },
  { name: 'the menu of a dish', ...menuless(itemOf) },
]

interface Seen {
  readonly status: number
  readonly text: string
  readonly links: readonly string[]
}

async function see({ app }: TriedHouse, path: string): Promise<Seen> {
  const answer = await app.inject({ url: path, headers: { host, accept: 'text/html' } })
  const { document } = new JSDOM(answer.payload).window
  return {
    status: answer.statusCode,
    text: read(document.body),
    links: [...document.querySelectorAll('main a[href]')].map((link) => link.getAttribute('href') ?? ''),
  }
}

const day = 86_400_000
let days = 0

export function tryPages(what: string, open: () => Promise<TriedHouse>, wanted: readonly Kind[]): void {
  describe(what, () => {
    let house: TriedHouse
    beforeEach(async () => {
      house = await open()
      house.rule({})
      // Past all caches, at an hour when all is open.
      days += 1
      house.now.at = noon + days * day
    })
    afterEach(() => {
      house.behave()
      house.pages.isImpatient = false
    })
    for (const page of drawn) {
      for (const kind of wanted) {
        const said = page.says(kind)
        it(`${page.ids} ${page.name}, when it ${kind}: «${said}» with a link, and a little later the page`, async () => {
          const path = page.path(house)
          house.pages.isImpatient = true
          house.misbehave({ on: page.call, wrong: kinds[kind] })
          const { status, text, links } = await see(house, path)
          expect([status, text]).to.satisfy(
            ([had, read]: [number, string]) => had === page.status(kind) && read.includes(said),
          )
          expect(links).to.include.members([...page.ways(house, kind)])
          expect(text).to.not.match(/undefined|\[object|Error\b|ECONN|\.[cm]?[jt]sx?:\d+/)
          house.behave()
          house.now.at += 3_001
          const well = await see(house, path)
          expect([well.status, well.text.includes(said)]).to.deep.equal([200, false])
          expect(well.text).to.include(page.shows(house))
        })
      }
    }

    it('MENU-17, LOC-20 a page that was shown a minute ago stays, whatever becomes of the calls it is drawn of', async () => {
      house.pages.isImpatient = true
      for (const { path, call } of drawn.filter(({ status }) => status('says 500') === 503)) {
        const here = path(house)
        const before = await see(house, here)
        for (const kind of wanted.filter((one) => !isUnknown(one))) {
          house.now.at += 60_000
          house.misbehave({ on: call, wrong: kinds[kind] })
          const { status, text } = await see(house, here)
          expect([status, text], `${here}, ${call} ${kind}`).to.deep.equal([before.status, before.text])
          house.behave()
          house.now.at += 3_001
          await see(house, here)
        }
      }
    })

    it('MENU-17 what was said more than ten minutes ago is not shown as if it were so', async () => {
      await see(house, house.menu)
      house.now.at += 600_001
      house.misbehave({ on: 'GET /menus', wrong: kinds['says 500'] })
      expect((await see(house, house.menu)).status).to.equal(503)
    })
  })
}
