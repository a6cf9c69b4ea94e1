/** On the order server. */
export const stepsPath = '/sandbox/steps'
