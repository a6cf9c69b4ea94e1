import { Alert } from '../design/alert.tsx'
import { useWords } from '../messages/words-context.tsx'
import styles from './versions.module.css'
import type { VersionProblem } from './versions-controller.ts'

/** Why a publication or a roll-back was refused. */
export function ProblemAlert({ problem }: { readonly problem: VersionProblem }) {
  const { versions: words } = useWords('staff')
  return problem._tag === 'Faulty' ? (
    <FaultAlert faults={problem.faults} />
  ) : (
    <Alert kind="danger">{words.problem[problem._tag]}</Alert>
  )
}

/** The faults of the check. They name files and keys, and exist in English only. */
export function FaultAlert({ faults }: { readonly faults: readonly string[] }) {
  const { versions: words } = useWords('staff')
  return (
    <Alert kind="danger" title={words.faulty}>
      <ul className={styles.faults} lang="en">
        {faults.map((fault) => (
          <li key={fault}>{fault}</li>
        ))}
      </ul>
    </Alert>
  )
}
