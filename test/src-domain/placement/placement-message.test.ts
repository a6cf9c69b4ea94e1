import { expect } from 'chai'
import { minor } from '../../../src-domain/money/minor.ts'
import {
  failureMessage,
  placementMessage,
  refusalMessage,
  saidInDoubt,
} from '../../../src-domain/placement/placement-message.ts'
import type { PlacementDoubt, PlacementState, Watch } from '../../../src-domain/placement/placement-state.ts'
import { aKey, aPriceCheck } from '../../builders/order-builder.ts'

function watch(fields: Partial<Watch> = {}): Watch {
  return {
    pending: { key: aKey(0), startedAt: 1, total: minor(1), locationId: 'location-1' },
    polls: 0,
    failures: 0,
    isFinal: false,
    ...fields,
  }
}
function unknown(doubt: PlacementDoubt, fields: Partial<Watch> = {}): PlacementState {
  return {
    _tag: 'Unknown',
    watch: watch(fields),
    doubt,
  }
}

const limits = {
  human_check_required: 'PersonNotShown',
  table_limit: 'TableLimit',
  guest_limit: 'GuestLimit',
  cash_limit: 'CashLimit',
}

describe('what is said past a limit', () => {
  it('G4 each limit has a sentence in the language of the customer, whatever the server says in its own', () => {
    for (const [code, _tag] of Object.entries(limits)) {
      expect(failureMessage({ _tag: 'Refused', status: 403, code, message: 'No.' })).to.deep.equal({ _tag })
    }
  })
})

describe('What the customer is told of a placement', () => {
  it('CHK-54 a failure with a message is told in the server’s words', () => {
    expect(failureMessage({ _tag: 'Refused', status: 402, message: 'Declined.' })).to.deep.equal({
      _tag: 'ServerSaid',
      text: 'Declined.',
    })
  })

  it('CHK-55 on 401 one must log in, whatever the server says', () => {
    expect(failureMessage({ _tag: 'Refused', status: 401, message: 'nope' })).to.deep.equal({ _tag: 'MustLogIn' })
  })

  it('CHK-55 a guest who gave no name is asked for it, and not told to log in', () => {
    const code = 'guest_info_missing'
    expect(failureMessage({ _tag: 'Refused', status: 401, code, message: 'nope' })).to.deep.equal({
      _tag: 'GuestInfoMissing',
    })
  })

  it('CHK-56 on 400 and 500 the server’s data is the message', () => {
    for (const status of [400, 500]) {
      expect(failureMessage({ _tag: 'Refused', status, message: 'Out of broth' })).to.deep.equal({
        _tag: 'ServerSaid',
        text: 'Out of broth',
      })
    }
  })

  it('CHK-57 without a message the system is unavailable', () => {
    expect(failureMessage({ _tag: 'Refused', status: 500 })).to.deep.equal({ _tag: 'SystemUnavailable' })
    expect(failureMessage({ _tag: 'Refused', status: 500, message: ' ' })).to.deep.equal({ _tag: 'SystemUnavailable' })
  })

  it('CHK-34 without an answer, or with a bad end and no words, the outcome is unknown', () => {
    expect(failureMessage({ _tag: 'NoResponse' })).to.deep.equal({ _tag: 'OutcomeUnknown' })
    expect(failureMessage({ _tag: 'NotSent', detail: '' })).to.deep.equal({ _tag: 'OutcomeUnknown' })
    expect(refusalMessage({ _tag: 'EndedWith', statusCode: 500 })).to.deep.equal({ _tag: 'OutcomeUnknown' })
    expect(placementMessage(unknown({ _tag: 'NoResponse' }))).to.deep.equal({ _tag: 'OutcomeUnknown' })
    expect(placementMessage(unknown({ _tag: 'Interrupted' }))).to.deep.equal({ _tag: 'OutcomeUnknown' })
  })

  it('CHK-50 the message of the final status is told', () => {
    expect(refusalMessage({ _tag: 'EndedWith', statusCode: 402, message: 'Declined.' })).to.deep.equal({
      _tag: 'ServerSaid',
      text: 'Declined.',
    })
  })

  it('CHK-50, CHK-54 what the server has a word for is told with it: the reason that is known, else the code', () => {
    const message = 'Declined.'
    expect(refusalMessage({ _tag: 'EndedWith', statusCode: 402, message, code: 'declined' })).to.deep.equal({
      _tag: 'ServerSaid',
      text: message,
      why: 'declined',
    })
    expect(
      failureMessage({ _tag: 'Refused', status: 400, message, code: 'pickup_closed', reason: 'pickup-closed' }),
    ).to.include({ why: 'pickup-closed' })
    expect(failureMessage({ _tag: 'Refused', status: 400, message, code: 'oven', reason: 'hot' })).to.include({
      why: 'oven',
    })
  })

  it('G4, CHK-50 a limit that a polled order ended at is told like any other', () => {
    expect(refusalMessage({ _tag: 'EndedWith', statusCode: 403, message: 'No.', code: 'cash_limit' })).to.deep.equal({
      _tag: 'CashLimit',
    })
  })

  it('CHK-50 after 60 polls: still being confirmed, do not pay again', () => {
    expect(placementMessage({ _tag: 'Polling', watch: watch({ polls: 59 }) })).to.equal(undefined)
    expect(placementMessage({ _tag: 'Polling', watch: watch({ polls: 60 }) })).to.deep.equal({
      _tag: 'StillConfirming',
    })
  })

  it('CHK-52 a polling failure is told', () => {
    const gaveUp = { _tag: 'Refused', status: 500, message: 'Broken' } as const
    const state: PlacementState = { _tag: 'Unknown', watch: watch(), doubt: { _tag: 'Accepted' }, gaveUp }
    expect(placementMessage(state)).to.deep.equal({ _tag: 'ServerSaid', text: 'Broken' })
  })

  it('CHK-54 a moved price, a look-alike and a call that never arrived are told as what they are', () => {
    const price = aPriceCheck({ totalAmount: minor(2_500) })
    expect(refusalMessage({ _tag: 'PriceChanged', price })).to.deep.equal({ _tag: 'PriceChanged', totalAmount: 2_500 })
    expect(refusalMessage({ _tag: 'DuplicateSuspected' })).to.deep.equal({ _tag: 'DuplicateSuspected' })
    const why = { _tag: 'NeverArrived' } as const
    expect(placementMessage({ _tag: 'Refused', key: 'k', why })).to.deep.equal(why)
    expect(placementMessage({ _tag: 'Idle' })).to.equal(undefined)
  })

  it('CHK-56 keeps the server’s own words of a 500 while it is open whether there is an order, and no words that ask to try later', () => {
    const refused = (status: number, more: object = {}) => ({ _tag: 'Refused', status, ...more }) as const
    const message = 'The printer is out of paper.'
    expect(saidInDoubt(refused(500, { message }))).to.deep.equal({ _tag: 'ServerSaid', text: message })
    const silent: readonly PlacementDoubt[] = [
      refused(500),
      refused(500, { code: 'internal', message }),
      refused(503, { code: 'unavailable', message }),
      // A conflict is about the key.
      refused(409, { message }),
      { _tag: 'NoResponse' },
      { _tag: 'Interrupted' },
    ]
    for (const doubt of silent) expect(saidInDoubt(doubt), JSON.stringify(doubt)).to.equal(undefined)
  })
})
