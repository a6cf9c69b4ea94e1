// npm run bench:large-menu
// A menu of 1,000 dishes with 5,000 options, at a quarter of the CPU speed in Chromium: blocking time of the start,
// scrolling, search, opening a dish, and whether the browser finds off-screen text. Scrolling is compared with the same
// page without scripts.
import { chromium } from 'playwright'
import { findChromium } from '../../scripts/find-chromium.mjs'
import { machineSpeed, wallClock } from '../../scripts/machine-speed.mjs'
import { startShopWithMenu } from './shop-with-menu.mjs'

const [dishes, optionsPerDish, modifiersPerOption, slower] = [1_000, 5, 4, 4]
const path = '/location/red-hook/pickup'

function grown(menu) {
  const groups = menu.menus['menu-pickup'].groups.map((id) => menu.groups[id])
  const patterns = groups.flatMap(({ items }) => items.map((id) => menu.items[id]))
  const [option, modifier] = [menu.options['ice-level'], menu.items['ice-regular']]
  const modifiers = Array.from({ length: 200 }, (_, at) => {
    const id = `extra-${at}`
    menu.items[id] = { ...modifier, id, name: `Extra ${at}`, price: (at % 5) / 2 }
    return id
  })
  for (const group of groups) group.items = []
  for (let at = 0; at < dishes; at += 1) {
    const pattern = patterns[at % patterns.length]
    const id = `dish-${at}`
    const options = Array.from({ length: optionsPerDish }, (_, which) => {
      const own = `${id}-${which}`
      const first = (at * optionsPerDish + which) % (modifiers.length - modifiersPerOption)
      const items = modifiers.slice(first, first + modifiersPerOption)
      menu.options[own] = {
        ...option,
        id: own,
        name: `Choice ${which + 1}`,
        min: 0,
        max: 2,
        items,
        defaultModifiers: [],
      }
      return own
    })
    menu.items[id] = { ...pattern, id, name: `${pattern.name} ${at + 1}`, options }
    groups[Math.floor((at * groups.length) / dishes)].items.push(id)
  }
  return menu
}

function middleOf(times) {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]
}

const { origin, stop } = await startShopWithMenu(grown)
const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox', '--disable-gpu'] })

const speed = machineSpeed(wallClock)

async function open() {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
  return { context, page, session }
}

/** Milliseconds between frames while the wheel scrolls through the page. */
async function scrolled({ page, session }) {
  const frames = []
  session.on('Tracing.dataCollected', ({ value }) => frames.push(...value.filter((one) => one.name === 'DrawFrame')))
  await session.send('Tracing.start', {
    categories: 'disabled-by-default-devtools.timeline.frame,devtools.timeline.frame',
  })
  await page.mouse.move(200, 500)
  for (let step = 0; step < 100; step += 1) {
    await page.mouse.wheel(0, 1_200)
    await page.waitForTimeout(16)
  }
  const ended = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.end')
  await ended
  const times = frames.map(({ ts }) => ts / 1_000).sort((a, b) => a - b)
  const gaps = times
    .slice(1)
    .map((time, at) => time - times[at])
    .sort((a, b) => a - b)
  const at = (share) => gaps[Math.min(gaps.length - 1, Math.floor(gaps.length * share))] ?? Number.POSITIVE_INFINITY
  return { frames: times.length, middle: at(0.5), slow: at(0.95), worst: at(1) }
}

// Blocks the scripts. With scripting disabled the browser would also load each image eagerly.
const floor = await open()
await floor.page.route('**/assets/*.js', (route) => route.abort())
await floor.page.goto(origin + path)
await floor.page.waitForTimeout(3_000)
const still = await scrolled(floor)
await floor.context.close()

const phone = await open()
const { page, session } = phone
await page.addInitScript(() => {
  window.long = []
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) window.long.push({ startTime, duration })
  }).observe({ type: 'longtask', buffered: true })
  window.addEventListener('enhanced', () => {
    window.enhancedAt = performance.now()
  })
})
speed.sample(50)
const html = await page.goto(origin + path).then((response) => response.body())
await page.waitForFunction(() => window.enhancedAt !== undefined, undefined, { timeout: 60_000 })
const firstPaint = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0].startTime)
const enhancing = await page.evaluate(() => {
  const load = performance.getEntriesByType('navigation')[0].loadEventEnd
  return Math.max(
    0,
    ...window.long
      .filter(({ startTime }) => startTime > load && startTime < window.enhancedAt)
      .map(({ duration }) => duration),
  )
})
// Prefetches belong to the cost of scrolling, so waits for them.
await page.waitForResponse(/\/v1\/menus/, { timeout: 60_000 })
await page.waitForTimeout(3_000)
const bringing = await page.evaluate(() =>
  Math.max(0, ...window.long.filter(({ startTime }) => startTime > window.enhancedAt).map(({ duration }) => duration)),
)
const enhanced = await scrolled(phone)
await page.evaluate(() => window.scrollTo(0, 0))

/** Milliseconds from `begin` until `isDone` holds in the painted page. */
function timed(begin, isDone) {
  return page.evaluate(
    ([begin, isDone]) =>
      new Promise((resolve) => {
        const done = new Function(`return ${isDone}`)()
        const from = performance.now()
        new Function(`(${begin})()`)()
        const look = () =>
          done() ? requestAnimationFrame(() => resolve(performance.now() - from)) : requestAnimationFrame(look)
        look()
      }),
    [String(begin), String(isDone)],
  )
}

function typed(text) {
  return timed(
    `() => { const box = document.querySelector('#search input'); box.focus(); box.value = ${JSON.stringify(text)}; box.dispatchEvent(new InputEvent('input', { bubbles: true })) }`,
    () => document.querySelectorAll('#finds li').length > 0 && document.querySelector('#whole').hidden,
  )
}
speed.sample(50)
const firstSearch = await typed('ramen 12')
const searches = []
for (const text of ['dumpligns', 'miso', 'curry rice', 'katsu', 'edamme']) searches.push(await typed(text))
const nextSearch = middleOf(searches)
await page.getByRole('link', { name: 'Clear search' }).click()

// The first tap loads the ordering chunk and the options; the second is the measured one.
function tap(at) {
  return timed(
    `() => document.querySelectorAll('#whole h3>a')[${at}].click()`,
    () => document.querySelector('dialog[open] fieldset') !== null,
  )
}
async function closed() {
  await page.keyboard.press('Escape')
  await page.waitForFunction(() => document.querySelector('dialog[open]') === null)
}
speed.sample(50)
const firstOpening = await tap(1)
await closed()
const openings = []
for (let at = 2; at < 7; at += 1) {
  openings.push(await tap(at))
  await closed()
}
const nextOpening = middleOf(openings)
speed.sample(50)

const lastName = await page.evaluate(() => [...document.querySelectorAll('#whole h3')].at(-3).textContent)
const isFound = await page.evaluate((name) => window.find(name), lastName)
const { nodes } = await session.send('Accessibility.getFullAXTree')
const links = nodes.filter((node) => !node.ignored && node.role?.value === 'link').length

await browser.close()
await stop()

function ms(time) {
  return `${time.toFixed(0)} ms`
}
console.log(`page ${(html.length / 1024).toFixed(0)} KiB, ${(html.length / dishes).toFixed(0)} bytes per dish`)
console.log(`frames without script ${JSON.stringify(still)}`)
console.log(`frames enhanced       ${JSON.stringify(enhanced)}`)
console.log(
  `first paint ${ms(firstPaint)}, first search ${ms(firstSearch)}, first opening (with its scripts) ${ms(firstOpening)}`,
)
const failures = []
function demand(isMet, sentence) {
  console.log(`${isMet ? 'ok  ' : 'FAIL'} ${sentence}`)
  if (!isMet) failures.push(sentence)
}
function within(time, usually, sentence) {
  demand(time <= speed.scaled(usually), `${sentence(ms(time))} (${speed.scaled(usually)} ms)`)
}
console.log(speed.told())
within(enhancing, 100, (time) => `being enhanced keeps the page busy for ${time} at most`)
within(bringing, 600, (time) => `the menu with its options keeps it busy for ${time} at most, once`)
demand(
  enhanced.slow <= Math.max(speed.scaled(50), 1.2 * still.slow),
  `19 of 20 frames while scrolling within ${ms(enhanced.slow)} (${speed.scaled(50)} ms, or 1.2x of ${ms(still.slow)} without script)`,
)
demand(
  enhanced.worst <= Math.max(speed.scaled(100), 1.5 * still.worst),
  `the longest frame ${ms(enhanced.worst)} (${speed.scaled(100)} ms, or 1.5x of ${ms(still.worst)} without script)`,
)
within(nextSearch, 200, (time) => `a search answers in ${time}`)
within(nextOpening, 200, (time) => `a dish opens in ${time}`)
demand(isFound, `the browser finds "${lastName}"`)
demand(links >= dishes, `${links} links can be read out (${dishes} dishes)`)
process.exit(failures.length > 0 ? 1 : 0)
