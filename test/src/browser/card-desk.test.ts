import { expect } from 'chai'
import { JSDOM } from 'jsdom'
import { cardDesk } from '../../../src/browser/card-desk.ts'
import { noCardEntry } from '../../../src-ui/payment/card-entry.ts'
import { cell } from '../../../src-ui/state/cell.ts'
import { framedProcessor } from '../../builders/framed-processor.ts'
import { processorContext } from '../../contracts/payment-processor.ts'

describe('the form of a processor on the cards screen', () => {
  const opened = async () => {
    const { window } = new JSDOM('<body><div id="a"></div><div id="b"></div></body>', { url: 'http://localhost/' })
    const page = window.document
    const card = cell(noCardEntry)
    const processor = framedProcessor(page)
    await processor.open(processorContext())
    const desk = cardDesk({ page, card, processor: async () => ({ ok: true, value: processor }) })
    const slotOf = (id: string): HTMLElement => page.getElementById(id) ?? page.body
    const frame = () => page.querySelector('iframe')
    const leave = desk.show(slotOf('a'))
    // The form is there one turn of the loop later: nothing of it waits for anything outside.
    for (let turn = 0; card.current()._tag === 'Loading' && turn < 20; turn += 1) await Promise.resolve()
    expect(card.current()._tag).to.equal('Ready')
    return { window, page, desk, slotOf, frame, leave }
  }

  it('PAY-05 stays in the page while another screen is shown, unseen, and comes back as it was', async () => {
    const { page, desk, slotOf, frame, leave } = await opened()
    const form = frame()
    expect(slotOf('a').contains(form)).to.equal(true)
    leave()
    expect([slotOf('a').childElementCount, page.contains(form)]).to.deep.equal([0, true])
    expect(form?.closest('[hidden]')).to.not.equal(null)
    desk.show(slotOf('b'))
    expect(slotOf('b').contains(form)).to.equal(true)
    expect(form?.closest('[hidden]')).to.equal(null)
    expect(page.querySelectorAll('iframe')).to.have.length(4)
  })

  it('PAY-05 is moved without leaving the page where the browser can do that: what is typed in a frame stays', async () => {
    const { window, desk, slotOf, frame, leave } = await opened()
    const moved: boolean[] = []
    Reflect.set(window.Element.prototype, 'moveBefore', function (this: Element, node: Element, before: Node | null) {
      moved.push(node.isConnected && this.isConnected && before === null)
      this.append(node)
    })
    leave()
    desk.show(slotOf('b'))()
    desk.show(slotOf('a'))
    expect(moved).to.deep.equal([true, true, true, true])
    expect(slotOf('a').contains(frame())).to.equal(true)
  })
})
