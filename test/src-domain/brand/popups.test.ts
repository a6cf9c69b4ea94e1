import { expect } from 'chai'
import { mayShow, type Popup, popupWords, shippedAutoClose } from '../../../src-domain/brand/popup.ts'
import { noPopups, type PopupQueue, showPopups } from '../../../src-domain/brand/show-popups.ts'
import { aCell } from '../../builders/fake-ports.ts'

function aPopup(id: string, options: Partial<Popup['options']> = {}, type: Popup['type'] = 'notice'): Popup {
  return {
    id,
    type,
    content: { en: `${id} in English` },
    options: { autoCloseTimer: shippedAutoClose, isAutoClose: false, isFirstTimeOnly: false, ...options },
  }
}

function aDevice(counts: Record<string, number> = {}) {
  const queue = aCell<PopupQueue>(noPopups)
  const waits: { readonly milliseconds: number; readonly over: () => void }[] = []
  const kept = { counts }
  const popups = showPopups({
    queue,
    store: {
      read: () => kept.counts,
      write: (now) => {
        kept.counts = now
      },
    },
    pause: { wait: (milliseconds) => new Promise((over) => waits.push({ milliseconds, over })) },
  })
  const timeIsUp = async () => {
    waits.at(-1)?.over()
    await Promise.resolve()
  }
  const inSight = () => queue.current().waiting[0]?.id
  return { popups, kept, waits, timeIsUp, inSight }
}

describe('What a brand says to whoever opens its shop', () => {
  it('SHELL-30 a popup is shown at most its number of times, counted on the device, and one for the first time once', () => {
    expect([0, 1, 2, 3].map((times) => mayShow(aPopup('hours', { repeats: 3 }), { hours: times }))).to.deep.equal([
      true,
      true,
      true,
      false,
    ])
    const first = aPopup('hello', { isFirstTimeOnly: true, repeats: 5 })
    expect([mayShow(first, {}), mayShow(first, { hello: 1 })]).to.deep.equal([true, false])
    expect(mayShow(aPopup('always'), { always: 999 })).to.equal(true)
    expect(mayShow(aPopup('never', { repeats: 0 }), {})).to.equal(false)

    const { popups, kept, inSight } = aDevice({ hours: 2 })
    popups.add(aPopup('hours', { repeats: 3 }))
    expect([inSight(), kept.counts]).to.deep.equal(['hours', { hours: 3 }])
    popups.close('hours')
    popups.add(aPopup('hours', { repeats: 3 }))
    expect(inSight()).to.equal(undefined)
  })

  it('SHELL-30 only one is in sight, and what waits is counted when its turn comes', () => {
    const { popups, kept, inSight } = aDevice()
    for (const id of ['one', 'two', 'one']) popups.add(aPopup(id))
    expect([inSight(), kept.counts]).to.deep.equal(['one', { one: 1 }])
    popups.close('two')
    expect(inSight()).to.equal('one')
    popups.close('one')
    expect([inSight(), kept.counts]).to.deep.equal(['two', { one: 1, two: 1 }])
    popups.close('two')
    expect(inSight()).to.equal(undefined)
  })

  it('SHELL-31 one that closes itself does so after its seconds, which are 15 where nothing else is said', async () => {
    const { popups, waits, timeIsUp, inSight } = aDevice()
    popups.add(aPopup('brief', { isAutoClose: true }))
    popups.add(aPopup('briefer', { isAutoClose: true, autoCloseTimer: 4 }))
    popups.add(aPopup('stays'))
    expect(waits.map(({ milliseconds }) => milliseconds)).to.deep.equal([15_000])
    await timeIsUp()
    expect([inSight(), waits.at(-1)?.milliseconds]).to.deep.equal(['briefer', 4_000])
    await timeIsUp()
    expect([inSight(), waits.length]).to.deep.equal(['stays', 2])
  })

  it('SHELL-31 it does not close under the eyes of who reads it, and a time that is up late closes no other', async () => {
    const { popups, waits, timeIsUp, inSight } = aDevice()
    popups.add(aPopup('brief', { isAutoClose: true }))
    popups.add(aPopup('next'))
    popups.hold(true)
    await timeIsUp()
    expect(inSight()).to.equal('brief')
    popups.hold(false)
    expect(inSight()).to.equal('next')
    waits[0]?.over()
    await Promise.resolve()
    expect(inSight()).to.equal('next')
  })

  it('SHELL-29 it speaks the page’s language, and the brand’s own where it has no words in that one', () => {
    const popup: Popup = { ...aPopup('hello'), content: { en: 'Hello', es: 'Hola' } }
    expect(popupWords(popup, 'es', 'en')).to.equal('Hola')
    expect(popupWords(aPopup('hello'), 'es', 'en')).to.equal('hello in English')
  })
})
