import { expect } from 'chai'
import { right } from 'fp-ts/lib/Either.js'
import { JSDOM } from 'jsdom'
import { sandboxProcessor } from '../../../src-adapters/sandbox/browser.ts'
import { noCardEntry } from '../../../src-domain/payment/card-entry.ts'
import { enterCard } from '../../../src-domain/payment/enter-card.ts'
import type { PaymentProcessor } from '../../../src-domain/payment/payment-processor.ts'
import { cardController } from '../../../src-ui/payment/card-controller.ts'
import { cell } from '../../../src-ui/state/cell.ts'
import { silentBank, someIds } from '../../builders/fake-ports.ts'
import { framedProcessor } from '../../builders/framed-processor.ts'
import { processorContext } from '../../contracts/payment-processor.ts'
import { june2025 } from '../../src-adapters/sandbox/conformance.ts'

type MakeProcessor = (page: Document) => PaymentProcessor

describe('the form of a processor on the cards screen', () => {
  const opened = async (make: MakeProcessor, canMoveAlive: boolean) => {
    const { window } = new JSDOM('<body><div id="a"></div><div id="b"></div></body>', { url: 'http://localhost/' })
    const page = window.document
    const moved: boolean[] = []
    if (canMoveAlive)
      Reflect.set(window.Element.prototype, 'moveBefore', function (this: Element, node: Element, before: Node | null) {
        moved.push(node.isConnected && this.isConnected && before === null)
        this.append(node)
      })
    const card = cell(noCardEntry)
    const processor = make(page)
    await processor.open(processorContext())
    const controller = cardController(
      page,
      enterCard({ card, billing: () => ({}), processor: async () => right(processor) }),
    )
    const slotOf = (id: string): HTMLElement => page.getElementById(id) ?? page.body
    /** The form renders some turns later, without any I/O. */
    const show = async (id: string) => {
      const leave = controller.show(slotOf(id))
      for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
      expect(card.current()._tag).to.equal('Ready')
      return leave
    }
    return { page, show, slotOf, moved }
  }
  const ofOurFields: MakeProcessor = () =>
    sandboxProcessor({ clock: { now: () => june2025 }, ids: someIds(), send: silentBank })

  it('PAY-05 stays in the page while another screen is shown, unseen, and comes back with what was typed', async () => {
    const { page, show, slotOf } = await opened(ofOurFields, false)
    const leave = await show('a')
    const input = slotOf('a').querySelector('input')
    if (input === null) throw new Error('no field')
    input.value = '4242'
    leave()
    expect([slotOf('a').childElementCount, page.contains(input)]).to.deep.equal([0, true])
    expect(input.closest('[hidden]')).to.not.equal(null)
    await show('b')
    expect([slotOf('b').querySelector('input'), input.value]).to.deep.equal([input, '4242'])
    expect(input.closest('[hidden]')).to.equal(null)
  })

  it('PAY-05 a form of frames is moved alive where the browser can: it never leaves the page', async () => {
    const { page, show, slotOf, moved } = await opened(framedProcessor, true)
    const leave = await show('a')
    const frame = slotOf('a').querySelector('iframe')
    leave()
    expect(page.contains(frame)).to.equal(true)
    const leaveAgain = await show('b')
    expect(slotOf('b').querySelector('iframe')).to.equal(frame)
    leaveAgain()
    expect(moved).to.deep.equal([true, true, true])
  })

  it('PAY-05 a form of frames is made anew where the browser cannot: none of its frames is one that lost its vendor', async () => {
    const { page, show, slotOf } = await opened(framedProcessor, false)
    const leave = await show('a')
    const frame = slotOf('a').querySelector('iframe')
    leave()
    expect(page.querySelectorAll('iframe')).to.have.length(0)
    await show('b')
    expect(slotOf('b').querySelectorAll('iframe')).to.have.length(4)
    expect(slotOf('b').contains(frame)).to.equal(false)
  })
})
