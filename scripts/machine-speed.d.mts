export interface MachineSpeed {
  readonly sample: (times?: number) => void
  readonly spent: () => number
  readonly factor: () => number
  readonly scaled: (milliseconds: number) => number
  readonly told: () => string
}

export function machineSpeed(clock?: () => number): MachineSpeed
export function computed(): number
export function wallClock(): number
