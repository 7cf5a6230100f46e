"""An array of a CUDA device that torch, JAX and CuPy read where it lies."""

from __future__ import annotations

import ctypes
from typing import Any

import numpy as np

CUDA_DEVICE = 2
"""DLPack's number of a CUDA device."""
CODES = {"i": 0, "u": 1, "f": 2, "b": 6}
"""DLPack's numbers of the kinds of numbers, by NumPy's letters."""
UNUSED = b"dltensor"
"""What a capsule is called until somebody has taken what is in it."""


class DeviceArray:
    """What `Batch.now` holds on a CUDA device. It is written on the batch's stream: read it there, or wait for it."""

    def __init__(self, array: Any, stream: Any) -> None:
        self._array = array
        self._stream = stream

    @property
    def shape(self) -> tuple[int, ...]:
        """As of any array."""
        shape: tuple[int, ...] = self._array.shape
        return shape

    @property
    def dtype(self) -> np.dtype[Any]:
        """The kind of its numbers."""
        dtype: np.dtype[Any] = np.dtype(self._array.dtype)
        return dtype

    @property
    def ndim(self) -> int:
        """How many indices it has."""
        return len(self.shape)

    def __len__(self) -> int:
        return self.shape[0]

    def copy_to_host(self) -> np.ndarray[Any, Any]:
        """A copy in this computer's memory."""
        found: np.ndarray[Any, Any] = self._array.copy_to_host(stream=self._stream)
        self._wait()
        return found

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> np.ndarray[Any, Any]:
        return self.copy_to_host().astype(dtype or self.dtype, copy=False)

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        interface: dict[str, Any] = self._array.__cuda_array_interface__
        return interface

    def __dlpack_device__(self) -> tuple[int, int]:
        return CUDA_DEVICE, int(getattr(self._array.gpu_data.context.device, "id", 0))

    def __dlpack__(self, *, stream: Any = None, **more: Any) -> Any:
        """A capsule with the array; a reader on another stream waits until all that was asked for is written."""
        if stream != -1 and stream != getattr(getattr(self._stream, "handle", None), "value", 1):
            self._wait()
        interface = self.__cuda_array_interface__
        return capsule(interface["data"][0], self.shape, self.dtype, self.__dlpack_device__(), self._array)

    def _wait(self) -> None:
        if self._stream:
            self._stream.synchronize()


class _Device(ctypes.Structure):
    _fields_ = (("device_type", ctypes.c_int32), ("device_id", ctypes.c_int32))


class _DataType(ctypes.Structure):
    _fields_ = (("code", ctypes.c_uint8), ("bits", ctypes.c_uint8), ("lanes", ctypes.c_uint16))


class _Tensor(ctypes.Structure):
    _fields_ = (
        ("data", ctypes.c_void_p),
        ("device", _Device),
        ("ndim", ctypes.c_int32),
        ("dtype", _DataType),
        ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)),
        ("byte_offset", ctypes.c_uint64),
    )


class _Managed(ctypes.Structure):
    """DLPack's `DLManagedTensor`."""

    _fields_ = (("tensor", _Tensor), ("context", ctypes.c_void_p), ("deleter", ctypes.c_void_p))


_LENT: dict[int, tuple[Any, ...]] = {}
"""What somebody reads, by the address of its description, until they are done with it."""


_is_valid = ctypes.pythonapi.PyCapsule_IsValid
_is_valid.argtypes = [ctypes.c_void_p, ctypes.c_char_p]
_pointer = ctypes.pythonapi.PyCapsule_GetPointer
_pointer.argtypes = [ctypes.c_void_p, ctypes.c_char_p]
_pointer.restype = ctypes.c_void_p
_new = ctypes.pythonapi.PyCapsule_New
_new.argtypes = [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p]
_new.restype = ctypes.py_object


def _give_back(address: int) -> None:
    """A reader is done with what it took."""
    _LENT.pop(address, None)


def _drop(pointer: int) -> None:
    """A capsule goes; what nobody took out of it goes too."""
    if _is_valid(pointer, UNUSED):
        _LENT.pop(_pointer(pointer, UNUSED), None)


_FUNCTION = ctypes.CFUNCTYPE(None, ctypes.c_void_p)
_GIVE_BACK, _DROP = _FUNCTION(_give_back), _FUNCTION(_drop)


def capsule(address: int, shape: tuple[int, ...], dtype: np.dtype[Any], device: tuple[int, int], owner: Any) -> Any:
    """A DLPack capsule of an array without gaps; its owner is kept until the reader is done."""
    lengths = (ctypes.c_int64 * len(shape))(*shape)
    strides = (ctypes.c_int64 * len(shape))(
        *[int(np.prod(shape[axis + 1 :], dtype=np.int64)) for axis in range(len(shape))]
    )
    managed = _Managed(
        tensor=_Tensor(
            data=address,
            device=_Device(*device),
            ndim=len(shape),
            dtype=_DataType(CODES[dtype.kind], 8 * dtype.itemsize, 1),
            shape=lengths,
            strides=strides,
            byte_offset=0,
        ),
        deleter=ctypes.cast(_GIVE_BACK, ctypes.c_void_p),
    )
    place = ctypes.addressof(managed)
    _LENT[place] = (managed, lengths, strides, owner)
    return _new(place, UNUSED, ctypes.cast(_DROP, ctypes.c_void_p))
