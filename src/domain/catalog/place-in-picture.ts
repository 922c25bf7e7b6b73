type Size = { width: number; height: number }

/** A place in a picture: its left and upper edge are 0, the others 1. */
export type PicturePlace = { x: number; y: number }

/**
 * The place of a picture that a pointer is at, where the whole picture is shown in the middle of a box; beside the
 * picture it is that of its nearest edge.
 */
export function placeInPicture(
  box: Size & { left: number; top: number },
  picture: Size,
  at: { clientX: number; clientY: number },
): PicturePlace {
  const scale = Math.min(box.width / picture.width, box.height / picture.height)
  const part = (offset: number, room: number, own: number) =>
    Math.min(Math.max((offset - (room - own) / 2) / own, 0), 1)
  return {
    x: part(at.clientX - box.left, box.width, picture.width * scale),
    y: part(at.clientY - box.top, box.height, picture.height * scale),
  }
}
