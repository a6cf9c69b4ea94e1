import type { Container } from 'inversify'
import type { AgainState } from '../../../src-domain/history/again-state.ts'
import type { StateCell } from '../../../src-domain/state/state-cell.ts'

export interface AgainNeeds {
  readonly container: Container
  readonly again: StateCell<AgainState>
}
