import { isLeft } from 'fp-ts/lib/Either.js'
import type { Connection } from '../call/connection.ts'
import type { StateCell } from '../state/state-cell.ts'
import type { Clock, Pause } from '../time/clock.ts'
import type { Ticket } from './ticket.ts'
import type { TrackingGateway } from './tracking.ts'
import { stepTracking, type TrackingCommand, type TrackingEvent, type TrackingWatch } from './tracking-watch.ts'

export interface PageSight {
  readonly isHidden: () => boolean
  /** Returns an unsubscribe function. */
  readonly onChange: (listen: () => void) => () => void
}

export interface TrackingPorts {
  readonly deliveries: TrackingGateway
  readonly pause: Pause
  readonly clock: Clock
  readonly sight: PageSight
  readonly connection: Connection
  readonly tracking: StateCell<TrackingWatch>
  /** Called if the delivery was cancelled, and maybe the order too. */
  readonly calledOff: () => void
}

/** Follows a delivery until its end, or until the returned function is called (CONF-07). */
export function watchTracking({ deliveries, pause, clock, sight, connection, tracking, calledOff }: TrackingPorts) {
  return ({ id, orderType }: Pick<Ticket, 'id' | 'orderType'>): (() => void) => {
    if (orderType !== 'delivery') return () => undefined
    const send = (event: TrackingEvent): void => {
      const step = stepTracking(tracking.current(), event)
      tracking.update(() => step.state)
      if (event._tag === 'Answered' && step.state._tag === 'Ended' && step.state.last?.status === 'canceled')
        calledOff()
      for (const command of step.commands) void perform(command).then(send)
    }
    const perform = async (command: TrackingCommand): Promise<TrackingEvent> => {
      const { look } = command
      if (command._tag === 'Wait') {
        await pause.wait(command.milliseconds)
        return { _tag: 'Waited', look }
      }
      const outcome = await deliveries.tracking(id, orderType)
      if (!isLeft(outcome)) return { _tag: 'Answered', look, tracking: outcome.right, at: clock.now() }
      const failure = outcome.left
      return { _tag: 'Failed', look, comeBackIn: failure._tag === 'Refused' ? failure.comeBackIn : undefined }
    }
    const unhear = sight.onChange(() => send({ _tag: sight.isHidden() ? 'Hidden' : 'Shown' }))
    const unhearNetwork = connection.onChange(() => {
      if (connection.isOnline()) send({ _tag: 'Reconnected' })
    })
    if (!sight.isHidden()) send({ _tag: 'Began' })
    return () => {
      unhear()
      unhearNetwork()
      send({ _tag: 'Stopped' })
    }
  }
}
