import { Button } from '../design/button.tsx'
import { useWords } from '../messages/words-context.tsx'
import { SecondFactorSteps } from './second-factor-steps.tsx'
import styles from './sign-in-screen.module.css'
import type { StaffController } from './staff-controller.ts'
import { StaffHeader } from './staff-header.tsx'

/** Leads an owner through the setup of the second factor, which comes before everything else. */
export function SetupScreen({ controller }: { readonly controller: StaffController }) {
  const words = useWords('staff')
  return (
    <>
      <StaffHeader facts={controller.facts} />
      <main id="content" className={styles.main}>
        <h1 className={styles.title}>{words.secondFactor.dueTitle}</h1>
        <p className={styles.lead}>{words.secondFactor.dueLead}</p>
        <SecondFactorSteps controller={controller.secondFactor} copy={controller.copy} canCancel={false} />
        <Button kind="quiet" onClick={() => void controller.signOut()}>
          {words.signOut}
        </Button>
      </main>
    </>
  )
}
