import { expect } from 'chai'
import { left } from 'fp-ts/lib/Either.js'
import { JSDOM } from 'jsdom'
import { googleMaps } from '../../../src-adapters/google-maps/browser.ts'
import type { MapRequest, Pins } from '../../../src-domain/location/delivery-map.ts'
import { rightOf } from '../../contracts/either.ts'

interface Marker {
  map: unknown
  position: unknown
  readonly content: HTMLImageElement
  readonly title: string
}

function at(lat: number) {
  return { lat, long: -74 }
}
const all: Pins = { origin: at(40.7), destination: at(40.72), driver: at(40.71) }
const request: MapRequest = {
  pins: all,
  locale: 'en',
  names: { origin: 'Restaurant', destination: 'You', driver: 'Courier' },
  pinImage: (name) => `data:image/svg+xml,${name}`,
}

/** Fake of Google's script, loaded the way the real loader does. */
function aPage() {
  const { window } = new JSDOM('<head></head><body><div id="map"></div></body>', { url: 'https://shop.example/' })
  const maps: { readonly options: Readonly<Record<string, unknown>>; readonly pans: unknown[] }[] = []
  const markers: Marker[] = []
  const libraries = {
    maps: {
      Map: class {
        readonly pans: unknown[] = []
        constructor(_: unknown, options: Readonly<Record<string, unknown>>) {
          maps.push({ options, pans: this.pans })
        }
        panTo(point: unknown) {
          this.pans.push(point)
        }
      },
    },
    marker: {
      AdvancedMarkerElement: class {
        map: unknown = null
        position: unknown = null
        content: unknown
        title: unknown
        constructor(options: Marker) {
          this.content = options.content
          this.title = options.title
          markers.push(this as Marker)
        }
      },
    },
  }
  const host = window.document.querySelector<HTMLElement>('#map') ?? window.document.body
  return { window, host, maps, markers, libraries }
}

describe('Google maps', () => {
  const before = { window: globalThis.window, document: globalThis.document }
  const enter = ({ window }: ReturnType<typeof aPage>) => {
    Object.assign(globalThis, { window, document: window.document })
    // Window properties are globals in a browser.
    Object.defineProperty(globalThis, 'google', { configurable: true, get: () => Reflect.get(window, 'google') })
  }
  after(() => {
    Object.assign(globalThis, before)
    Reflect.deleteProperty(globalThis, 'google')
  })

  it('CONF-09, LOC-47 draws the three pins at 31 by 43 px and zoom 14, by the vendor’s own loader, and moves them', async () => {
    const page = aPage()
    enter(page)
    const reports: string[] = []
    const drawer = googleMaps({ key: 'a-browser-key', report: (what) => reports.push(what) })
    const drawing = drawer.draw(page.host, request)
    const find = () => page.window.document.querySelector('script')
    while (find() === null && reports.length === 0) await new Promise((done) => setTimeout(done, 5))
    const script = find()
    expect(reports).to.deep.equal([])
    const address = new URL(script?.src ?? '')
    expect(address.origin + address.pathname).to.equal('https://maps.googleapis.com/maps/api/js')
    expect(address.searchParams.get('key')).to.equal('a-browser-key')
    const google = Reflect.get(page.window, 'google')
    google.maps.importLibrary = async (name: 'maps' | 'marker') => page.libraries[name]
    google.maps.__ib__()
    const map = rightOf(await drawing)
    expect(reports).to.deep.equal([])
    expect(page.maps[0]?.options).to.deep.include({ zoom: 14, center: { lat: 40.71, lng: -74 } })
    expect(page.markers.map(({ title, position }) => ({ title, position }))).to.deep.equal([
      { title: 'You', position: { lat: 40.72, lng: -74 } },
      { title: 'Restaurant', position: { lat: 40.7, lng: -74 } },
      { title: 'Courier', position: { lat: 40.71, lng: -74 } },
    ])
    expect(page.markers.map(({ content }) => [content.width, content.height])).to.deep.equal([
      [31, 43],
      [31, 43],
      [31, 43],
    ])
    map.move({ origin: at(40.7) })
    expect(page.markers.map(({ map: shown }) => shown !== null)).to.deep.equal([false, true, false])
    expect(page.maps[0]?.pans.at(-1)).to.deep.equal({ lat: 40.7, lng: -74 })
    map.dispose()
    expect(page.markers.some(({ map: shown }) => shown !== null)).to.equal(false)
  })

  it('CONF-09 says that there is no map when none can be drawn, and why to who maintains the shop', async () => {
    const page = aPage()
    enter(page)
    const reports: string[] = []
    const drawer = googleMaps({ key: 'a-browser-key', report: (what) => reports.push(what) })
    expect(await drawer.draw(page.host, request)).to.deep.equal(left({ _tag: 'NoMap' }))
    expect(reports[0]).to.match(/^no map: /)
    expect(await drawer.draw(page.host, { ...request, pins: {} })).to.deep.equal(left({ _tag: 'NoMap' }))
  })
})
