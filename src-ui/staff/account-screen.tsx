import type { StaffMember } from '../../src-domain/staff/staff-member.ts'
import { useWords } from '../messages/words-context.tsx'
import { useStateOf } from '../state/use-state-of.ts'
import styles from './second-factor.module.css'
import type { SecondFactorController } from './second-factor-controller.ts'
import { SecondFactorSteps } from './second-factor-steps.tsx'
import { TurnOffFields } from './turn-off-fields.tsx'

export interface AccountScreenProps {
  readonly member: StaffMember
  readonly controller: SecondFactorController
  readonly copy: (text: string) => Promise<boolean>
}

/** The signed-in member, and the second factor of the member's sign-in. */
export function AccountScreen({ member, controller, copy }: AccountScreenProps) {
  const { secondFactor: words } = useWords('staff')
  const state = useStateOf(controller.state, (now) => now)
  const isOn = member.secondFactor === 'on' && state._tag === 'Idle'
  return (
    <div className={styles.account}>
      <div className={styles.who}>
        <p className={styles.name}>{member.name}</p>
        <p className={styles.muted}>{member.email}</p>
      </div>
      {state._tag === 'Idle' ? (
        <>
          <h2 className={styles.title}>{words.protection}</h2>
          <p>{isOn ? words.on : words.off}</p>
        </>
      ) : null}
      <p role="status">{state._tag === 'Idle' && state.isTurnedOff === true ? words.turnedOff : ''}</p>
      {isOn ? (
        <TurnOffFields controller={controller} />
      ) : (
        <SecondFactorSteps controller={controller} copy={copy} canCancel />
      )}
    </div>
  )
}
