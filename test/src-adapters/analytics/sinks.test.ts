import { expect } from 'chai'
import { hasAddressReader } from '../../../src/sinks/address-readers.ts'
import { sinksOf } from '../../../src/sinks/browser.ts'
import { type SinkName, sinkNames } from '../../../src/sinks/names.ts'
import { sinkPolicy, sinksFor } from '../../../src/sinks/policies.ts'
import { analyticsSink } from '../../../src-adapters/analytics/browser.ts'
import { callOffered } from '../../../src-adapters/analytics/page-object.ts'
import type { Service } from '../../../src-adapters/analytics/service.ts'
import { addEvent } from '../../../src-adapters/browser/event-handover.ts'
import { safeStorage } from '../../../src-adapters/browser/safe-storage.ts'
import { takeEvents } from '../../../src-adapters/browser/take-events.ts'
import { type AnalyticsEvent, eventNames } from '../../../src-domain/analytics/analytics-event.ts'
import { purchaseFacts } from '../../../src-domain/analytics/purchase-facts.ts'
import type { BrandAnalytics, SinkSettings } from '../../../src-domain/brand/brand-analytics.ts'
import { minor } from '../../../src-domain/money/minor.ts'
import { aSink } from '../../builders/sink-builder.ts'
import { workingStorage } from '../../builders/storage-builder.ts'
import { aTicket } from '../../builders/ticket-builder.ts'

const product = { id: 'soba', category: 'Bowls', name: 'Soba', price: minor(1_110), quantity: 2 }
const added: AnalyticsEvent = { _tag: 'Product Added', product }
const purchase: AnalyticsEvent = {
  _tag: 'Purchase',
  purchase: purchaseFacts(aTicket({ patron: { email: 'ana@example.com' } }), 'USD'),
}
const signedIn: AnalyticsEvent = {
  _tag: 'Signed In',
  user: { userId: 'patron-1', email: 'ana@example.com', firstName: 'Ana', lastName: 'Diaz', phone: '2125550100' },
}

const viewed: AnalyticsEvent = { _tag: 'Page Viewed', path: '/order' }

function aPage(offered: Readonly<Record<string, unknown>> = {}) {
  const calls: unknown[] = []
  const note =
    (name: string) =>
    (...args: readonly unknown[]) =>
      void calls.push([name, ...args])
  const page = {
    location: { origin: 'https://noodle.example', pathname: '/order/secret' },
    hj: note('hj'),
    FS: { event: note('FS.event'), identify: note('FS.identify') },
    branch: { init: note('branch.init'), logEvent: note('branch.logEvent'), setIdentity: note('branch.setIdentity') },
    ...offered,
  }
  return { page, calls }
}

function started(service: SinkName, id: string, page: object, fields: Partial<SinkSettings> = {}) {
  const scripts: string[] = []
  const brand: BrandAnalytics = { [service]: aSink(id, fields) }
  const [sink] = sinksOf(
    {
      page,
      scripts: { load: (address) => scripts.push(address) },
      sessionId: 'visit-1',
      currency: 'USD',
      log: () => undefined,
    },
    brand,
    sinksFor(brand, 'all'),
  )
  if (sink === undefined) throw new Error(`${service} is not enabled`)
  return { sink, scripts, isThere: sink.start() }
}

function listAt(page: object, name: string): readonly unknown[] {
  const list: unknown = Reflect.get(page, name)
  return Array.isArray(list)
    ? list.map((one) => (Object.prototype.toString.call(one) === '[object Arguments]' ? [...one] : one))
    : []
}

describe('The services that are told what customers do', () => {
  it('SEL-29, ANA-11 the data layer gets the event with category, name, price in dollars and quantity, and no script', () => {
    const { page } = aPage()
    const { sink, scripts, isThere } = started('data_layer', '', page)
    sink.handle(added)
    expect([isThere, scripts]).to.deep.equal([true, []])
    expect(listAt(page, 'dataLayer')).to.deep.equal([
      { event: 'Product Added', category: 'Bowls', name: 'Soba', price: 11.1, quantity: 2 },
    ])
  })

  it('ANA-06, ANA-11 google analytics gets the purchase with currency and value, never an e-mail, never the page’s address', () => {
    const { page } = aPage()
    const { sink, scripts } = started('google_analytics', 'G-1', page)
    sink.handle(purchase)
    sink.handle(signedIn)
    expect(scripts).to.deep.equal(['https://www.googletagmanager.com/gtag/js?id=G-1'])
    const [js, config, bought, ...signed] = listAt(page, 'dataLayer')
    expect(js).to.have.property('0', 'js')
    expect(config).to.deep.equal([
      'config',
      'G-1',
      { send_page_view: false, page_location: 'https://noodle.example/', page_referrer: '' },
    ])
    expect(bought).to.have.nested.property('[1]', 'purchase')
    expect(bought).to.have.nested.property('[2].currency', 'USD')
    expect(bought).to.have.nested.property('[2].value', 21.65)
    expect(signed).to.deep.equal([
      ['set', { user_id: 'patron-1' }],
      ['event', 'login', {}],
    ])
    expect(JSON.stringify(listAt(page, 'dataLayer'))).not.to.contain('ana@')
  })

  it('ANA-11 the tag manager and the pixel are there when their scripts are, and get the events of before', () => {
    const { page } = aPage()
    const { sink, isThere } = started('tag_manager', 'GTM-1', page)
    expect(isThere).to.equal(false)
    Object.assign(page, { google_tag_manager: {} })
    expect(sink.start()).to.equal(true)
    sink.handle(added)
    expect(listAt(page, 'dataLayer').at(-1)).to.include({ event: 'Product Added', price: 11.1 })

    const pixel = started('facebook_pixel', '42', page)
    expect([pixel.isThere, pixel.scripts]).to.deep.equal([false, ['https://connect.facebook.net/en_US/fbevents.js']])
    const sent: unknown[] = []
    Object.assign(Reflect.get(page, 'fbq'), { callMethod: (...args: readonly unknown[]) => sent.push(args) })
    expect(pixel.sink.start()).to.equal(true)
    pixel.sink.handle(purchase)
    expect(sent.slice(0, 2)).to.deep.equal([
      ['set', 'autoConfig', false, '42'],
      ['init', '42'],
    ])
    expect(sent[2]).to.have.nested.property('[2].value', 21.65)
    expect(JSON.stringify(sent)).not.to.contain('ana@')
  })

  it('ANA-11 facebook hears its own words for the moments that it has some for, and ours for the others', () => {
    const { page } = aPage()
    const { sink } = started('facebook_pixel', '42', page)
    const sent: unknown[][] = []
    Object.assign(Reflect.get(page, 'fbq'), { callMethod: (...args: unknown[]) => void sent.push(args) })
    sink.start()
    sent.length = 0
    for (const event of [added, { _tag: 'Checkout Started' }, purchase, { _tag: 'Cart Viewed' }] as const)
      sink.handle(event)
    expect(sent.map((words) => words.slice(0, 2))).to.deep.equal([
      ['track', 'AddToCart'],
      ['track', 'InitiateCheckout'],
      ['track', 'Purchase'],
      ['trackCustom', 'Cart Viewed'],
    ])
  })

  it('ANA-03, ANA-11 segment is told who signed in, with e-mail, names and phone where the brand lets it know', () => {
    for (const receivesPersonalData of [true, false]) {
      const { page, calls } = aPage()
      const { sink, isThere } = started('segment', 'key', page, { receivesPersonalData })
      expect(isThere).to.equal(false)
      const note =
        (name: string) =>
        (...args: readonly unknown[]) =>
          void calls.push([name, ...args])
      Object.assign(page, { analytics: { identify: note('identify'), track: note('track') } })
      expect(sink.start()).to.equal(true)
      sink.handle(signedIn)
      const traits = { email: 'ana@example.com', firstName: 'Ana', lastName: 'Diaz', phone: '2125550100' }
      expect(calls[0]).to.deep.equal(['identify', 'patron-1', receivesPersonalData ? traits : {}])
      expect(calls[1]).to.have.property('1', 'Signed In')
    }
  })

  /** A page with each service present under any name, recording its input. */
  const aListeningPage = () => {
    const heard: unknown[] = []
    const listen = (...args: readonly unknown[]) => void heard.push(...args)
    const methods = ['init', 'logEvent', 'setIdentity', 'identify', 'track', 'page', 'event']
    const service = () => Object.assign(() => undefined, Object.fromEntries(methods.map((name) => [name, listen])))
    // `fetch` is for services without a script.
    const page = {
      google_tag_manager: {},
      __attentive: {},
      hj: listen,
      FS: service(),
      branch: service(),
      fetch: listen,
    }
    const arrive = () => {
      // These services install a queue first.
      Object.assign(page, { analytics: service() })
      if (Reflect.has(page, 'fbq')) Object.assign(Object(page)['fbq'], { callMethod: listen })
    }
    return {
      page,
      arrive,
      heard: () => JSON.stringify([heard, ...listAt(page, 'dataLayer'), ...listAt(page, '_sift')]),
    }
  }

  const everyEvent: readonly AnalyticsEvent[] = [
    { _tag: 'Cleared Cart' },
    { _tag: 'Cart Viewed' },
    { _tag: 'Checkout Started' },
    { _tag: 'Unnamed Event' },
    added,
    { _tag: 'Product Clicked', product },
    { _tag: 'Product Modified', product },
    { _tag: 'Product Removed', product },
    {
      _tag: 'Purchase',
      purchase: purchaseFacts(aTicket({ patron: { email: 'ana@example.com', phone: '2125550100' } }), 'USD'),
    },
    signedIn,
    viewed,
  ]
  /** Settings of a self-hosted service, with an endpoint where needed. */
  const own = { origin: 'https://events.noodle.example' }
  const person = /ana@|Ana\b|Diaz|2125550100/

  it('ANA-01 every event there is, is among those that the sinks are tried with', () => {
    expect(everyEvent.map(({ _tag }) => _tag)).to.have.members([...eventNames, 'Page Viewed'])
  })

  /** Maximum characters received by services that get little. */
  const told: Partial<Record<SinkName, number>> = { fraud_beacon: 5, marketing_messages: 0 }

  for (const name of sinkNames) {
    it(`ANA-03, ANA-05 no event tells ${name} a name, an e-mail or a phone`, () => {
      const { page, arrive, heard } = aListeningPage()
      const { sink } = started(name, '7', page, own)
      arrive()
      expect(sink.start(), `aListeningPage has what the script of ${name} puts into a page`).to.equal(true)
      for (const event of everyEvent) sink.handle(event)
      // Control: the service did receive data.
      expect(heard().length).to.be.greaterThan(told[name] ?? 100)
      expect(heard()).to.not.match(person)
    })
  }

  it('ANA-03, ANA-05 what a brand switches on for one sink is told to it alone', () => {
    const told = (name: SinkName, receivesPersonalData: boolean) => {
      const { page, arrive, heard } = aListeningPage()
      const { sink } = started(name, '7', page, { ...own, receivesPersonalData })
      arrive()
      sink.start()
      for (const event of everyEvent) sink.handle(event)
      return person.test(heard())
    }
    expect(sinkNames.filter((name) => told(name, true))).to.deep.equal(['data_layer', 'app_attribution', 'segment'])
    expect(sinkNames.filter((name) => told(name, false))).to.deep.equal([])
  })

  it('ANA-11 a brand that runs a service itself says where: its script comes from there, and the page talks to it alone', () => {
    const { origin } = own
    const withScript = sinkNames.filter((name) => started(name, '7', aPage().page).scripts.length > 0)
    expect(withScript).to.include.members(['google_analytics', 'segment', 'session_recorder'])
    for (const name of sinkNames) {
      const { scripts } = started(name, '7', aPage().page, { origin })
      expect(scripts.length, name).to.equal(withScript.includes(name) ? 1 : 0)
      for (const script of scripts) expect(script.startsWith(`${origin}/`), name).to.equal(true)
      const brand = { [name]: aSink('7', { origin }) }
      expect(sinkPolicy(brand, [name])).to.deep.equal({
        scripts: [origin],
        frames: [],
        connects: [origin],
        ...(withScript.includes(name) ? { writes: { fetches: [origin], markup: name !== 'fraud_beacon' } } : {}),
      })
    }
  })

  it('ANA-11 a service without a script posts what it is told to where the brand says', () => {
    const posted: unknown[] = []
    const page = { fetch: (...call: readonly unknown[]) => void posted.push(call) }
    const collector: Service = {
      isThere: () => true,
      tell: (there, event, { origin, id }) =>
        void callOffered(there, ['fetch'], `${origin}/${id}`, { method: 'POST', body: event._tag }),
    }
    const needs = {
      page,
      scripts: { load: () => undefined },
      sessionId: 'visit-1',
      currency: 'USD',
      log: () => undefined,
    }
    const [sink] = analyticsSink(needs, 'collector', collector, aSink('shop-7', own))
    expect(sink?.start()).to.equal(true)
    sink?.handle(added)
    expect(posted).to.deep.equal([['https://events.noodle.example/shop-7', { method: 'POST', body: 'Product Added' }]])
  })

  it('ANA-12 each service hears in its own words that a page was seen, by its path and never by the page’s own address', () => {
    const heardBy = (name: SinkName, arrived: object = {}) => {
      const { page, calls } = aPage()
      const { sink } = started(name, '7', page)
      Object.assign(page, arrived)
      sink.start()
      calls.length = 0
      sink.handle(viewed)
      return calls.length > 0 ? calls : listAt(page, 'dataLayer').slice(-1)
    }
    expect(heardBy('data_layer')).to.deep.equal([{ event: 'Page Viewed', path: '/order' }])
    expect(heardBy('tag_manager')).to.deep.equal([
      { event: 'Page Viewed', path: '/order', page_location: 'https://noodle.example/order' },
    ])
    expect(heardBy('google_analytics')).to.deep.equal([
      ['event', 'page_view', { page_location: 'https://noodle.example/order' }],
    ])
    expect(heardBy('heatmap')).to.deep.equal([['hj', 'stateChange', '/order']])
    expect(heardBy('session_recorder')).to.deep.equal([['FS.event', 'Page Viewed', { path: '/order' }]])
    expect(heardBy('app_attribution')).to.deep.equal([['branch.logEvent', 'PAGEVIEW', { path: '/order' }]])
    const told: unknown[] = []
    const note = (...given: readonly unknown[]) => void told.push(given)
    heardBy('segment', { analytics: { track: note, page: note } })
    expect(told).to.deep.equal([[{ path: '/order' }]])
    heardBy('facebook_pixel', { fbq: Object.assign(note, { callMethod: note }) })
    expect(told.at(-1)).to.deep.equal(['track', 'PageView', { path: '/order' }])
  })

  it('ANA-13 fraud detection gets its key and the session, who is there, and each page that is seen; of dishes nothing', () => {
    const { page } = aPage()
    const { sink, scripts, isThere } = started('fraud_beacon', 'beacon-7', page)
    expect([scripts, isThere]).to.deep.equal([['https://cdn.sift.com/s.js'], true])
    for (const event of [viewed, added, purchase, signedIn]) sink.handle(event)
    expect(listAt(page, '_sift')).to.deep.equal([
      ['_setAccount', 'beacon-7'],
      ['_setUserId', ''],
      ['_setSessionId', 'visit-1'],
      ['_trackPageview'],
      ['_setUserId', 'patron-1'],
    ])
  })

  it('ANA-13 once its script is there, it is told by what the script put in the place of the list', () => {
    const { page } = aPage()
    const { sink } = started('fraud_beacon', 'beacon-7', page)
    const sent: unknown[] = []
    Object.assign(page, { _sift: { push: (command: unknown) => sent.push(command) } })
    sink.handle(viewed)
    expect(sent).to.deep.equal([['_trackPageview']])
  })

  it('ANA-15 the marketing script is brought from the brand’s own address at its maker, and told nothing', () => {
    const { page, calls } = aPage()
    const { sink, scripts, isThere } = started('marketing_messages', 'noodle-house', page)
    expect([scripts, isThere]).to.deep.equal([['https://cdn.attn.tv/noodle-house/dtag.js'], false])
    Object.assign(page, { __attentive: {} })
    expect(sink.start()).to.equal(true)
    for (const event of everyEvent) sink.handle(event)
    expect([calls, listAt(page, 'dataLayer')]).to.deep.equal([[], []])
    const brand = { marketing_messages: aSink('noodle-house') }
    expect(sinkPolicy(brand, ['marketing_messages']).frames).to.deep.equal(['https://*.attn.tv'])
  })

  it('ANA-11 attribution, heat map and recorder speak each its own language, and begin once', () => {
    const { page, calls } = aPage()
    for (const service of ['app_attribution', 'heatmap', 'session_recorder'] as const) {
      const { sink, isThere } = started(service, '7', page)
      sink.start()
      expect(isThere, service).to.equal(true)
      sink.handle(added)
    }
    const product = { category: 'Bowls', name: 'Soba', price: 11.1, quantity: 2 }
    expect(calls).to.deep.equal([
      ['branch.init', '7'],
      [
        'branch.logEvent',
        'ADD_TO_CART',
        { currency: 'USD', revenue: 22.2 },
        [
          {
            $content_schema: 'COMMERCE_PRODUCT',
            $canonical_identifier: 'soba',
            $sku: 'soba',
            $product_name: 'Soba',
            $product_category: 'Bowls',
            $price: 11.1,
            $quantity: 2,
          },
        ],
      ],
      ['hj', 'event', 'product_added'],
      ['FS.event', 'Product Added', { product_id: 'soba', ...product, value: 22.2, currency: 'USD' }],
    ])
  })

  it('ANA-11, ANA-17 only what the brand enabled is told; an enabled one without its id is named', () => {
    const said: string[] = []
    const needs = {
      page: {},
      sessionId: 'visit-1',
      currency: 'USD',
      scripts: { load: () => undefined },
      log: (what: string) => said.push(what),
    }
    expect(sinksOf(needs, {}, sinksFor({}, 'all'))).to.deep.equal([])
    const brand: BrandAnalytics = { segment: aSink(''), heatmap: aSink('7'), nobody: aSink('8') }
    const sinks = sinksOf(needs, brand, sinksFor(brand, 'all'))
    expect(sinks.map(({ service }) => service)).to.deep.equal(['heatmap'])
    expect(said).to.deep.equal(['segment: a tracking id is required'])
  })

  it('a brand is known to have a sink that reads addresses, by its names alone', () => {
    for (const name of sinkNames) {
      const brand = { [name]: aSink('7') }
      expect(hasAddressReader(brand), name).to.equal(sinksFor(brand, 'addressReaders').length > 0)
    }
  })

  it('a page whose address is a secret runs only those that do not read it', () => {
    const brand: BrandAnalytics = {
      data_layer: aSink(''),
      google_analytics: aSink('G-1'),
      facebook_pixel: aSink('42'),
      session_recorder: aSink('7'),
    }
    expect(sinksFor(brand, 'blindToAddress')).to.deep.equal(['data_layer', 'google_analytics'])
    expect(sinksFor(brand, 'addressReaders')).to.deep.equal(['facebook_pixel', 'session_recorder'])
    expect(sinkPolicy(brand, sinksFor(brand, 'blindToAddress')).scripts).to.deep.equal([
      'https://www.googletagmanager.com',
    ])
  })
})

describe('Events that one document leaves for another', () => {
  const storage = () => safeStorage(() => kept)
  const kept = workingStorage()

  it('ANA-08 come out once, oldest first, as they went in', () => {
    const events: readonly AnalyticsEvent[] = [{ _tag: 'Checkout Started' }, added, signedIn, purchase]
    for (const event of events) addEvent(storage(), 'events', event)
    expect(takeEvents(storage(), 'events')).to.deep.equal(events)
    expect(takeEvents(storage(), 'events')).to.deep.equal([])
  })

  it('ANA-02 one without a name is an Unnamed Event, and what cannot be read is left out', () => {
    kept.setItem('events', '{"_tag":""}\n{}\nrubbish\n{"_tag":"Purchase"}\n{"_tag":"Cart Viewed"}\n')
    expect(takeEvents(storage(), 'events').map(({ _tag }) => _tag)).to.deep.equal([
      'Unnamed Event',
      'Unnamed Event',
      'Cart Viewed',
    ])
  })
})
