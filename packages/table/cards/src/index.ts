/** The facts of cards that rulings name, as data: numbers, names and acts, nothing of their texts. */
export { adaptNegateObstruction, alasPoorQueen } from './answers.ts';
export { missionDebriefing } from './attempts.ts';
export {
  alienLabyrinth, alienParasites, chineseFingerPuzzle, coalescentOrganism, cytherians, deadEnd, doppleganger, frameOfMind, lackOfPreparation, malesLoveInterest,
  quantumSingularityLifeforms, tarellianPlagueShip, thetaRadiationPoisoning, thoughtFire, undetectedBeamIn, zaldan,
} from './dilemmas.ts';
export { antiMatterSpread, calamarain, intoTheBreach, isabella, obsession, plasmaFire, qNet, urgentWarning, warpCoreBreach, wormhole } from './functions.ts';
export { patrolNeutralZone, reportedActivity, spaceMission, tarchannenStudy } from './missions.ts';
export {
  alternateUniverseDoor, distortionOfSpaceTime, engageShuttleOperations, gomtuu, launchPortal, lossOfOrbitalStability, magicCarpetRideOCD, mamanPicard, paxanWormhole,
  temporalRift, temporalVortex, temporalWake, transwarpConduit, transwarpNetworkGateway,
} from './movement.ts';
export type { PrintedMission } from './printed.ts';
export {
  assimilatedVessel, borgShip, dikironiumCloudCreature, osaarianPirates, planetKiller, redjac, silentEnemy, spaceAmoeba, spaceborneEntity, theSheliak,
} from './self-controlling.ts';
export {
  borgCube, borgSphere, dDeridex, federationOutpost, haakona, husnockShip, iksBortas, iksKVort, iksVorCha, klingonOutpost, mercenaryShip, neutralOutpost, nor, runabout, scoutVessel, terokNor,
  typeVIShuttlecraft, usEnterprise, usExcelsior, usGalaxy, usNebula, usOberth,
} from './ships.ts';
export {
  cyberDrone, emhProgram, engineeringKit, genetronicReplicator, holoProjectors, hugh, keikoOBrien, orbOfProphecyAndChange, targ,
  tommygun,
} from './statuses.ts';
export {
  activateSubcommands, assignMissionSpecialists, kivasFajoCollector, masakaTransformations, oobyDooby, qsTent, regenerate, staticWarpBubble, theTraveler,
  visitCochraneMemorial,
} from './turn.ts';
