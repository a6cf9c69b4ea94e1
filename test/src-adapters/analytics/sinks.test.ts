import { expect } from 'chai'
import { analyticsSinks } from '../../../src-adapters/analytics/browser.ts'
import { analyticsPolicy, servicesFor } from '../../../src-adapters/analytics/policy.ts'
import { addEvent } from '../../../src-adapters/browser/event-handover.ts'
import { safeStorage } from '../../../src-adapters/browser/safe-storage.ts'
import { takeEvents } from '../../../src-adapters/browser/take-events.ts'
import type { AnalyticsEvent } from '../../../src-domain/analytics/analytics-event.ts'
import { purchaseFacts } from '../../../src-domain/analytics/purchase-facts.ts'
import type { AnalyticsService, BrandAnalytics } from '../../../src-domain/brand/analytics-services.ts'
import { cents } from '../../../src-domain/money/cents.ts'
import { workingStorage } from '../../builders/storage-builder.ts'
import { aTicket } from '../../builders/ticket-builder.ts'

const added: AnalyticsEvent = {
  _tag: 'Product Added',
  product: { category: 'Bowls', name: 'Soba', price: cents(1_110), quantity: 2 },
}
const purchase: AnalyticsEvent = {
  _tag: 'Purchase',
  purchase: purchaseFacts(aTicket({ patron: { email: 'ana@example.com' } })),
}
const signedIn: AnalyticsEvent = {
  _tag: 'Signed In',
  user: { userId: 'patron-1', email: 'ana@example.com', firstName: 'Ana', lastName: 'Diaz', phone: '2125550100' },
}

/** A page whose outside scripts write down how they are called. */
const aPage = (offered: Readonly<Record<string, unknown>> = {}) => {
  const calls: unknown[] = []
  const note =
    (name: string) =>
    (...args: readonly unknown[]) =>
      void calls.push([name, ...args])
  const page = {
    hj: note('hj'),
    FS: { event: note('FS.event'), identify: note('FS.identify') },
    branch: { init: note('branch.init'), logEvent: note('branch.logEvent'), setIdentity: note('branch.setIdentity') },
    ...offered,
  }
  return { page, calls }
}

const started = (service: AnalyticsService, id: string, page: object) => {
  const scripts: string[] = []
  const brand: BrandAnalytics = { [service]: id }
  const [sink] = analyticsSinks(
    { page, brand, scripts: { load: (address) => scripts.push(address) }, log: () => undefined },
    servicesFor(brand, 'all'),
  )
  if (sink === undefined) throw new Error(`${service} is not enabled`)
  return { sink, scripts, isThere: sink.start() }
}

const listAt = (page: object, name: string): readonly unknown[] => {
  const list: unknown = Reflect.get(page, name)
  return Array.isArray(list)
    ? list.map((one) => (Object.prototype.toString.call(one) === '[object Arguments]' ? [...one] : one))
    : []
}

describe('The services that are told what customers do', () => {
  it('SEL-29, ANA-11 the data layer gets the event with category, name, price in dollars and quantity, and no script', () => {
    const { page } = aPage()
    const { sink, scripts, isThere } = started('dataLayer', '', page)
    sink.handle(added)
    expect([isThere, scripts]).to.deep.equal([true, []])
    expect(listAt(page, 'dataLayer')).to.deep.equal([
      { event: 'Product Added', category: 'Bowls', name: 'Soba', price: 11.1, quantity: 2 },
    ])
  })

  it('ANA-06, ANA-11 google analytics gets the purchase with currency and value, never an e-mail, never the page’s address', () => {
    const { page } = aPage()
    const { sink, scripts } = started('googleAnalytics', 'G-1', page)
    sink.handle(purchase)
    sink.handle(signedIn)
    expect(scripts).to.deep.equal(['https://www.googletagmanager.com/gtag/js?id=G-1'])
    const [js, config, bought, ...signed] = listAt(page, 'dataLayer')
    expect(js).to.have.property('0', 'js')
    expect(config).to.deep.equal(['config', 'G-1', { send_page_view: false, page_location: '/', page_referrer: '' }])
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
    const { sink, isThere } = started('tagManager', 'GTM-1', page)
    expect(isThere).to.equal(false)
    Object.assign(page, { google_tag_manager: {} })
    expect(sink.start()).to.equal(true)
    sink.handle(added)
    expect(listAt(page, 'dataLayer').at(-1)).to.include({ event: 'Product Added', price: 11.1 })

    const pixel = started('facebookPixel', '42', page)
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

  it('ANA-03, ANA-11 segment is told who signed in, with e-mail, names and phone', () => {
    const { page, calls } = aPage()
    const { sink, isThere } = started('segment', 'key', page)
    expect(isThere).to.equal(false)
    const note =
      (name: string) =>
      (...args: readonly unknown[]) =>
        void calls.push([name, ...args])
    Object.assign(page, { analytics: { identify: note('identify'), track: note('track') } })
    expect(sink.start()).to.equal(true)
    sink.handle(signedIn)
    expect(calls[0]).to.deep.equal([
      'identify',
      'patron-1',
      { email: 'ana@example.com', firstName: 'Ana', lastName: 'Diaz', phone: '2125550100' },
    ])
    expect(calls[1]).to.have.property('1', 'Signed In')
  })

  it('ANA-11 attribution, heat map and recorder speak each its own language, and begin once', () => {
    const { page, calls } = aPage()
    for (const service of ['appAttribution', 'heatmap', 'sessionRecorder'] as const) {
      const { sink, isThere } = started(service, '7', page)
      sink.start()
      expect(isThere, service).to.equal(true)
      sink.handle(added)
    }
    const product = { category: 'Bowls', name: 'Soba', price: 11.1, quantity: 2 }
    expect(calls).to.deep.equal([
      ['branch.init', '7'],
      ['branch.logEvent', 'Product Added', product],
      ['hj', 'event', 'product_added'],
      ['FS.event', 'Product Added', {}],
    ])
  })

  it('ANA-11, ANA-17 only what the brand enabled is told; an enabled one without its id is named', () => {
    const said: string[] = []
    const needs = { page: {}, scripts: { load: () => undefined }, log: (what: string) => said.push(what) }
    expect(analyticsSinks({ ...needs, brand: {} }, servicesFor({}, 'all'))).to.deep.equal([])
    const brand: BrandAnalytics = { segment: '', heatmap: '7' }
    const sinks = analyticsSinks({ ...needs, brand }, servicesFor(brand, 'all'))
    expect(sinks.map(({ service }) => service)).to.deep.equal(['heatmap'])
    expect(said).to.deep.equal(['segment: a tracking id is required'])
  })

  it('a page whose address is a secret runs only those that do not read it', () => {
    const brand: BrandAnalytics = { dataLayer: '', googleAnalytics: 'G-1', facebookPixel: '42', sessionRecorder: '7' }
    expect(servicesFor(brand, 'blindToAddress')).to.deep.equal(['dataLayer', 'googleAnalytics'])
    expect(servicesFor(brand, 'addressReaders')).to.deep.equal(['facebookPixel', 'sessionRecorder'])
    expect(analyticsPolicy(servicesFor(brand, 'blindToAddress')).scripts).to.deep.equal([
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
