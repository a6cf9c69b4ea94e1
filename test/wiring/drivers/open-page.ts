import { setFlagsFromString } from 'node:v8'
import { Script } from 'node:vm'
import { type BoundFunctions, configure, getQueriesForElement, type queries } from '@testing-library/dom'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { type DOMWindow, JSDOM, VirtualConsole } from 'jsdom'
import { type DocumentName, scriptOfDocument } from '../../../scripts/build/bundles.mjs'
import { quieten } from '../../../scripts/quiet-dom.mjs'
import type { Brand, Locale } from '../../../src-domain/brand/brand.ts'
import { signInEntrances } from '../../../src-domain/navigation/account-addresses.ts'
import { noon } from '../../builders/order-server-builder.ts'
import { aDevice, type Device, lendStorage, takeStorage } from './device.ts'
import { type HeldClock, holdClock, settled } from './held-clock.ts'
import { type HeldNetwork, holdNetwork } from './held-network.ts'
import { type AppEnv, type BotCheck, host, type WiringHouse, wiringHouse } from './wiring-house.ts'

/** What serves the pages and answers their calls. */
export type PageHouse = Pick<WiringHouse, 'app' | 'now' | 'rule' | 'runAs' | 'checkBots'>

export interface PageOptions {
  /** Instead of our own restaurant with its order server. */
  readonly house?: PageHouse
  /** Instead of the usual rules of the brand. */
  readonly brand?: Partial<Brand>
  /** Development, where nothing is said. */
  readonly appEnv?: AppEnv
  /** An outside bot check; the server's own, where nothing is said. */
  readonly botCheck?: BotCheck
  /** Where the customer's calls come from; this machine, where nothing is said. */
  readonly address?: string
  /** Noon, where nothing is said. */
  readonly now?: number
  /** A new one, where nothing is said. */
  readonly device?: Device
  /** The page that led here, as far as it says so. */
  readonly from?: string
  /** Before the document's script begins. */
  readonly before?: (page: Pick<OpenPage, 'window' | 'network' | 'house'>) => void
}

/** A page of the shop with its script running, as a customer has it before them. */
export interface OpenPage {
  readonly window: DOMWindow
  /** What is on the whole page, open sheets included. */
  readonly see: BoundFunctions<typeof queries>
  readonly user: UserEvent
  readonly clock: HeldClock
  readonly network: HeldNetwork
  readonly device: Device
  /** Our own restaurant, also where another one serves this page. */
  readonly house: WiringHouse
  /** What the page reported as a fault. A test that expects one takes it out. */
  readonly faults: unknown[]
  /** Path and query of what is shown. */
  readonly address: () => string
  /** Where the page goes, fragment included, once it does. */
  readonly leaving: () => Promise<string>
  /** Where it went, if it did. */
  readonly wentTo: () => string | undefined
  /** Closes this page and opens what it went to, on the same device. */
  readonly follow: (options?: Pick<PageOptions, 'before'>) => Promise<OpenPage>
  readonly reload: () => Promise<OpenPage>
  /** Leaves it, and hands back the device with what it keeps now. */
  readonly close: () => Device
}

/** What a person would read there. Asked again and again while something is waited for, so by id: jsdom keeps a list. */
export function read(place: Element): string {
  const parts = ['page', 'stage'].flatMap((id) => place.ownerDocument.getElementById(id) ?? [])
  return (
    parts
      .filter((part) => part !== place && place.contains(part))
      .map((part) => part.textContent)
      .join('') ||
    (place.textContent ?? '')
  )
}

/** Milliseconds of the machine, not of the page, after which what a test waits for will not come. */
const timeout = 20_000

configure({
  asyncUtilTimeout: timeout,
  // What is hidden is so by styles, and there are none here.
  defaultHidden: true,
  computedStyleSupportsPseudoElements: false,
  // What a person would read, and not the whole tree.
  getElementError: (message, container) => new Error(`${message?.split('\n')[0] ?? ''} in: ${read(container)}`),
})

/**
 * What V8 optimised for the objects of a page it keeps for two full collections more, and the whole window with it. Full
 * collections are rare here, so hundreds of closed pages would fill the memory before the first of them is given back.
 */
setFlagsFromString('--retain-maps-for-n-gc=0')

const scripts = new Map<string, Promise<Script>>()
function scriptOf(name: DocumentName, locale: Locale = 'en'): Promise<Script> {
  const key = `${name}.${locale}`
  const known = scripts.get(key)
  if (known !== undefined) return known
  const made = scriptOfDocument(name, locale).then((text) => new Script(text, { filename: `${key}.js` }))
  scripts.set(key, made)
  return made
}

function languageOf(html: string): Locale {
  return /<html[^>]* lang="es"/.test(html) ? 'es' : 'en'
}

function documentAt(path: string): DocumentName {
  if (path.startsWith('/checkout/')) return 'pay'
  if (/^\/(profile|cards|orders|sign-in)(\/|$)/.test(path) || path in signInEntrances) return 'account'
  if (path.startsWith('/card/')) return 'giftCard'
  return /^\/order(?:\/|$)/.test(path) || path === '/impact' ? 'order' : 'shop'
}

interface Open {
  readonly faults: readonly unknown[]
  readonly close: () => void
}

const open = new Set<Open>()

/** Opening the house and making the scripts is not what the first test is measured by. */
before(async function () {
  this.timeout(120_000)
  await Promise.all([
    wiringHouse(),
    scriptOf('shop'),
    scriptOf('pay'),
    scriptOf('order'),
    scriptOf('giftCard'),
    scriptOf('account'),
  ])
})

/** Closes what a test left open, and fails it for a fault that it did not expect. */
afterEach(() => {
  const faults = [...open].flatMap((page) => page.faults)
  for (const { close } of open) close()
  open.clear()
  const [first] = faults
  if (first !== undefined) throw first
})

/**
 * Opens an address of the shop: the server renders it, the page is what a browser would make of it, and the document's
 * own script runs in it. Clock, network and storage are the test's.
 */
export async function openPage(path: string, options: PageOptions = {}): Promise<OpenPage> {
  const ours = await wiringHouse()
  const { device = aDevice(), house = ours } = options
  house.now.at = options.now ?? noon
  house.rule(options.brand ?? {})
  house.runAs(options.appEnv ?? 'development')
  house.checkBots(options.botCheck)
  const { url, html } = await rendered(house, path, device)
  const script = await scriptOf(documentAt(url.pathname), languageOf(html))

  const faults: unknown[] = []
  const virtualConsole = new VirtualConsole()
  virtualConsole.on('jsdomError', (error) => faults.push(error))
  const dom = new JSDOM(withoutStyles(html), {
    url: url.href,
    ...(options.from === undefined ? {} : { referrer: options.from }),
    runScripts: 'outside-only',
    pretendToBeVisual: true,
    cookieJar: device.cookies,
    virtualConsole,
  })
  const { window } = dom
  lendStorage(window, device)
  window.history.replaceState(device.historyState, '')
  quieten(window)
  const clock = holdClock(window, house.now)
  const opened: Open = {
    faults,
    close: () => {
      open.delete(opened)
      clock.end()
      window.close()
    },
  }
  open.add(opened)
  const { network, fetch } = holdNetwork({
    app: house.app,
    now: () => house.now.at,
    host,
    cookies: device.cookies,
    address: options.address,
  })
  const went = goingFrom(window)
  let wentTo: string | undefined
  void went.then((to) => {
    wentTo = to
  })
  Object.defineProperty(window.navigator, 'onLine', { get: () => network.isOnline })
  Object.assign(window, {
    fetch,
    reportError: (fault: unknown) => faults.push(fault),
    structuredClone,
    MessageChannel: undefined,
  })
  bringStyles(window)
  options.before?.({ window, network, house: ours })
  script.runInContext(dom.getInternalVMContext())
  // What the page fetches for later, while nobody does anything.
  await settled()

  const close = (historyState: unknown): Device => {
    takeStorage(window, device)
    device.historyState = historyState
    const [fault] = faults
    opened.close()
    if (fault !== undefined) throw fault
    return device
  }
  const next = async (to: string, historyState: unknown, more: Pick<PageOptions, 'before'> = {}): Promise<OpenPage> => {
    const { now: _, before: __, from: ___, ...same } = options
    // Where a card is typed, and where the address is a key, nobody learns it as a referrer.
    const from = documentAt(url.pathname) === 'shop' ? { from: window.location.href } : {}
    return openPage(to, { ...same, ...from, ...more, device: close(historyState), now: house.now.at })
  }
  const leaving = () => inTime(went, () => `${path} stays, and shows: ${read(window.document.body)}`)
  return {
    window,
    see: getQueriesForElement(window.document.body),
    user: userEvent.setup({ document: window.document, delay: null }),
    clock,
    network,
    device,
    house: ours,
    faults,
    address: () => window.location.pathname + window.location.search,
    leaving,
    wentTo: () => wentTo,
    follow: async (more) => next(await leaving(), null, more),
    reload: () => next(window.location.pathname + window.location.search, window.history.state),
    close: () => close(null),
  }
}

async function inTime<A>(work: Promise<A>, why: () => string): Promise<A> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(why())), timeout)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

/** Nothing is painted here, and reading all rules again for each page is what a test would wait for. */
function withoutStyles(html: string) {
  return html.replaceAll('<style', '<style type="text/unread"')
}

/** Nothing is painted here, so a sheet that the page asks for is there at once. */
function bringStyles(window: DOMWindow): void {
  new window.MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (node instanceof window.HTMLLinkElement && node.rel === 'stylesheet')
        node.dispatchEvent(new window.Event('load'))
    }
  }).observe(window.document.head, { childList: true })
}

const mostRedirects = 5

async function rendered({ app }: PageHouse, path: string, device: Device) {
  let url = new URL(path, `http://${host}/`)
  for (let turn = 0; turn < mostRedirects; turn++) {
    const cookie = device.cookies.getCookieStringSync(url.href)
    const answer = await app.inject({
      url: url.pathname + url.search,
      headers: { host, accept: 'text/html', ...(cookie === '' ? {} : { cookie }) },
    })
    const { location } = answer.headers
    if (answer.statusCode < 300 || answer.statusCode >= 400 || location === undefined) {
      return { url, html: answer.payload }
    }
    url = new URL(location, url)
  }
  throw new Error(`${path} leads in a circle`)
}

interface Going {
  readonly path: readonly string[]
  readonly query: string | null
  readonly fragment: string | null
}

/**
 * Where a page goes: jsdom follows nothing but fragments. Its own `location` cannot be replaced, so the object behind it
 * is told what to do.
 */
function goingFrom(window: DOMWindow): Promise<string> {
  return new Promise((resolve) => {
    const [behind] = Object.getOwnPropertySymbols(window.location)
      .map((symbol) => Object(window.location)[symbol])
      .filter((one) => typeof one?._locationObjectNavigate === 'function')
    if (behind === undefined) throw new Error('jsdom keeps its location elsewhere')
    const stays = behind._locationObjectNavigate.bind(behind)
    behind._locationObjectNavigate = (to: Going, flags: unknown) => {
      const path = `/${to.path.join('/')}${to.query === null ? '' : `?${to.query}`}`
      if (path === window.location.pathname + window.location.search) stays(to, flags)
      else resolve(to.fragment === null || to.fragment === '' ? path : `${path}#${to.fragment}`)
    }
    behind.reload = () => resolve(window.location.pathname + window.location.search)
    window.addEventListener('click', (event) => {
      const link = event.target instanceof window.Element ? event.target.closest('a[href]') : null
      if (event.defaultPrevented || !(link instanceof window.HTMLAnchorElement)) return
      if (link.getAttribute('href')?.startsWith('#') === true) return
      event.preventDefault()
      resolve(link.pathname + link.search + link.hash)
    })
  })
}
