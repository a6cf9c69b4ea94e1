import { expect } from 'chai'
import { sendOnce } from '../../../src-server/store/send-once.ts'
import { OutcomeUnknown, StoreUnavailable } from '../../../src-server/store/store-unavailable.ts'

const unknown = new OutcomeUnknown('silence')

function scripted<A>(...script: readonly (A | Error)[]) {
  const left = [...script]
  let calls = 0
  const call = async (): Promise<A> => {
    calls += 1
    const next = left.shift()
    if (next === undefined) throw new Error('asked once too often')
    if (next instanceof Error) throw next
    return next
  }
  return { call, calls: () => calls }
}

function reasonOf(work: Promise<unknown>) {
  return work.catch((reason: unknown) => reason)
}

describe('a change that can happen only once', () => {
  it('V2 is never tried again blindly: what an unheard statement did is its answer', async () => {
    const send = scripted<string>(unknown)
    expect(await sendOnce(send.call, async () => 'done before')).to.equal('done before')
    expect(send.calls()).to.equal(1)
  })

  it('V2 is sent again when it did not happen, and what kept the second out is looked at', async () => {
    const again = scripted<string>(unknown, 'taken')
    const looked: (string | undefined)[] = [undefined, 'ours after all']
    expect(await sendOnce(again.call, async () => looked.shift())).to.equal('ours after all')
    const plain = scripted<string>(unknown, 'taken')
    expect(await sendOnce(plain.call, async () => undefined)).to.equal('taken')
  })

  it('V2 stays unknown when nobody can be asked, and any other failure is not tried again', async () => {
    expect(await reasonOf(sendOnce(scripted<string>(unknown).call, () => Promise.reject(unknown)))).to.equal(unknown)
    const away = new StoreUnavailable('no connection')
    expect(await reasonOf(sendOnce(scripted<string>(unknown).call, () => Promise.reject(away)))).to.equal(unknown)
    const unsent = scripted<string>(unknown, away)
    expect(await reasonOf(sendOnce(unsent.call, async () => undefined))).to.equal(unknown)
    expect(await reasonOf(sendOnce(scripted<string>(away).call, async () => 'never looked'))).to.equal(away)
    const endless = scripted<string>(unknown, unknown, unknown)
    expect(await reasonOf(sendOnce(endless.call, async () => undefined))).to.equal(unknown)
    const wrong = new Error('a bug')
    const once = scripted<string>(wrong)
    expect(await reasonOf(sendOnce(once.call, async () => 'never looked'))).to.equal(wrong)
    expect(once.calls()).to.equal(1)
  })
})
