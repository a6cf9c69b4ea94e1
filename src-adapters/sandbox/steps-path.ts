/** The sandbox bank's route on the order server. */
export const stepsPath = '/sandbox/steps'
