import { chromium } from 'playwright'
import { findChromium } from '../../scripts/find-chromium.mjs'
import { machineSpeed, wallClock } from '../../scripts/machine-speed.mjs'
import { startShopWithMenu } from './shop-with-menu.mjs'

const [groups, modifiers, slower, openings, tapsPerOpening] = [10, 20, 4, 7, 3]
/** Milliseconds of the reference machine. */
const [mostToOpen, mostToTap] = [100, 50]
const frame = 16
const path = '/location/red-hook/pickup'

function optionOf(collections, id, level) {
  const items = Array.from({ length: modifiers }, (_, at) => {
    const item = `${id}-${at}`
    const inner = level === 3 ? [] : [`inner-${level + 1}`]
    collections.items[item] = { ...collections.plain, id: item, name: `${id} ${at}`, price: at % 3, options: inner }
    return item
  })
  collections.options[id] = { ...collections.plainOption, id, name: `Group ${id}`, min: 0, max: 5, items }
}

function withLargeItem(menu) {
  const plainOption = { ...Object.values(menu.options)[0], defaultModifiers: [], isSingleSelectionOnly: false }
  const plain = { ...Object.values(menu.items).find((item) => item.isAvailable !== false), options: [] }
  const collections = { items: menu.items, options: menu.options, plain, plainOption }
  const ids = Array.from({ length: groups }, (_, at) => `big-${at}`)
  for (const id of ids) optionOf(collections, id, 1)
  optionOf(collections, 'inner-2', 2)
  optionOf(collections, 'inner-3', 3)
  menu.items['the-largest'] = { ...plain, id: 'the-largest', name: 'The largest', options: ids }
  const first = Object.values(menu.menus)[0].groups[0]
  menu.groups[first].items = ['the-largest', ...menu.groups[first].items]
  return menu
}

const { origin, stop } = await startShopWithMenu(withLargeItem)
const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox', '--disable-gpu'] })
const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
const page = await context.newPage()
await page.goto(origin + path)
// The clock starts after the ordering chunk and its menu have loaded.
await page.getByRole('link', { name: 'The largest', exact: true }).click()
await page.getByRole('dialog').getByRole('group').first().waitFor()
await page.keyboard.press('Escape')
await page.getByRole('dialog').waitFor({ state: 'hidden' })

const session = await context.newCDPSession(page)
await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
function watch(on) {
  return on.evaluate(() => {
    window.seen = []
    const observer = new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries()) if (interactionId > 0) window.seen.push(duration)
    })
    observer.observe({ type: 'event', durationThreshold: 16, buffered: false })
  })
}
await watch(page)

/** Longest event of the interactions since the last call, in milliseconds; 16 if all fit into a frame. */
async function interaction(on = page) {
  await on.waitForTimeout(120)
  return Math.max(frame, ...(await on.evaluate(() => window.seen.splice(0))))
}

const speed = machineSpeed(wallClock)
const [opened, tapped, nested] = [[], [], []]
for (let run = 0; run < openings; run += 1) {
  await page.getByRole('link', { name: 'The largest', exact: true }).click()
  opened.push(await interaction())
  const sheet = page.getByRole('dialog').first()
  for (let at = 0; at < tapsPerOpening; at += 1) {
    const choice = sheet.getByRole('checkbox', { name: `big-0 ${at}`, exact: false }).first()
    await choice.scrollIntoViewIfNeeded()
    await interaction()
    await choice.click()
    // Each modifier opens a drawer of twenty.
    nested.push(await interaction())
    const drawer = page.getByRole('dialog').last()
    const inner = drawer.getByRole('checkbox').nth(at)
    await inner.scrollIntoViewIfNeeded()
    await interaction()
    await inner.click()
    nested.push(await interaction())
    const last = page.getByRole('dialog').last().getByRole('checkbox').nth(at)
    await last.scrollIntoViewIfNeeded()
    await interaction()
    await last.click()
    tapped.push(await interaction())
    for (const _ of [1, 2]) await page.getByRole('dialog').last().getByRole('button', { name: 'Save' }).click()
    await interaction()
    await choice.click()
    tapped.push(await interaction())
  }
  await page.keyboard.press('Escape')
  await page.waitForTimeout(400)
  await interaction()
  speed.sample(20)
}
await browser.close()
await stop()

function median(numbers) {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]
}
const failures = []
function demand(name, numbers, usually) {
  const most = speed.scaled(usually)
  const isMet = median(numbers) < most
  const line = `${name}: median ${median(numbers)} ms, longest ${Math.round(Math.max(...numbers))} ms of ${numbers.length} (median under ${most} ms)`
  console.log(`${isMet ? 'ok  ' : 'FAIL'} ${line}`)
  if (!isMet) failures.push(line)
}
console.log(`${groups} groups of ${modifiers}, nested twice, CPU slowed ${slower} times; ${speed.told()}`)
demand('opening the item', opened, mostToOpen)
demand('a tap on a choice', tapped, mostToTap)
demand('a tap that opens a drawer of twenty', nested, mostToOpen)
process.exit(failures.length > 0 ? 1 : 0)
